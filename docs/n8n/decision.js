// @ts-check
import { callStart } from './call';
import { methodOf } from './contactMethod';
import { addressIn } from './text';
import { isLate, lastTold, openCall, startOf } from './thread';

/**
 * A mail that is to be written.
 *
 * @typedef {object} Note
 * @property {'team' | 'late' | 'visitor' | 'former'} mail
 * @property {string} email the reader's address; empty for the team
 * @property {string} executionId the claim, which the team's row carries
 * @property {import('./thread').Call} call the call that it tells
 * @property {import('./thread').Call | null} before the call that the reader was last told of
 */

/**
 * Returns the call of a request: when a held one begins, `open` if it asks for a call and holds no time, or empty.
 *
 * @param {import('./message').Message} message
 * @param {import('./contactMethod').ContactMethod[]} contactMethods
 * @param {string} zone
 * @param {typeof import('luxon').DateTime} DateTime
 * @returns {import('./thread').Call}
 */
function callOf({ request, lostCall }, contactMethods, zone, DateTime) {
  const start = callStart(request.callDate, request.callTime, zone, DateTime);
  if (start) return lostCall ? openCall : start;
  return methodOf(request, contactMethods)?.booksCall ? openCall : '';
}

/**
 * Decides which mails a message leads to: the team's first, then the visitor's. A former address of the thread gets one
 * if it believes in a held call.
 *
 * @param {object} given
 * @param {import('./message').Message} given.message
 * @param {number} given.row the message's row
 * @param {import('./thread').Row[]} given.rows those of its thread
 * @param {string} given.executionId
 * @param {import('./contactMethod').ContactMethod[]} given.contactMethods
 * @param {string} given.timeZone
 * @param {typeof import('luxon').DateTime} given.DateTime
 * @returns {Note[]}
 */
export function decideMails(given) {
  const { message, row, rows, executionId, contactMethods, timeZone, DateTime } = given;
  const call = message.isTest ? '' : callOf(message, contactMethods, timeZone, DateTime);
  const mail = isLate(message, row, rows) ? 'late' : 'team';
  /** @type {Note} */
  const team = { mail, email: '', executionId, call, before: lastTold(rows, '') };
  if (message.isTest || mail === 'late') return [team];

  const address = addressIn(message.request.email);
  const readers = new Set(rows.map(({ email }) => email).filter(Boolean));
  readers.delete(address);
  /** @type {Note[]} */
  const former = [...readers]
    .map((email) => ({ email, before: lastTold(rows, email) }))
    .filter(({ before }) => startOf(before))
    .map((reader) => ({ ...reader, mail: 'former', executionId: '', call: '' }));
  /** @type {Note} */
  const visitor = {
    mail: 'visitor',
    email: address,
    executionId: '',
    call,
    before: lastTold(rows, address),
  };
  return [team, ...former, ...(address ? [visitor] : [])];
}
