// @ts-check
import { callStart } from './call';
import { mayRemind } from './claims';
import { lastTold, mailedRequests } from './thread';

const hourMs = 60 * 60 * 1000;

/** A reminder is due from `earliest` to `latest` hours before the call. */
const hoursBefore = { earliest: 25, latest: 12 };

/**
 * A call to remind of.
 *
 * @typedef {object} Reminder
 * @property {string} thread
 * @property {string} email
 * @property {string} call when it begins
 * @property {number} version
 */

/**
 * Returns the threads among rows, once each; none if reminders are off.
 *
 * @param {import('./thread').Row[]} rows
 * @param {boolean} reminders the setting
 */
export const threadsOf = (rows, reminders) =>
  reminders ? [...new Set(rows.map(({ thread }) => thread).filter(Boolean))] : [];

/**
 * Returns the reminder that is due for a thread, if any: of a held call that its visitor was told of at least 25 hours
 * ahead, once for each call.
 *
 * @param {import('./thread').Row[]} rows those of the thread
 * @returns {Reminder | undefined}
 */
function reminderOf(rows) {
  const current = mailedRequests(rows).at(-1);
  if (current?.mail !== 'team') return undefined;
  const { webhookId, call, thread, version } = current;
  const aheadMs = Date.parse(call) - Date.now();
  const isSoon = aheadMs >= hoursBefore.latest * hourMs && aheadMs <= hoursBefore.earliest * hourMs;
  const isReminded = rows.some((row) => row.mail === 'reminder' && row.done && row.call === call);
  const visitor = rows.find((row) => row.mail === 'visitor' && row.webhookId === webhookId);
  if (!isSoon || isReminded || !visitor?.done) return undefined;

  const { email } = visitor;
  const told = rows.filter((row) => row.done && row.email === email);
  told.sort((a, b) => b.mailedAt - a.mailedAt || b.id - a.id);
  // The first of the latest mails that tell this call in a row.
  const other = told.findIndex((row) => row.call !== call);
  const first = told.at(other === -1 ? -1 : other - 1);
  const isToldAhead = first && Date.parse(call) - first.mailedAt >= hoursBefore.earliest * hourMs;
  if (!isToldAhead || lastTold(rows, email) !== call) return undefined;
  return { thread, email, call, version };
}

/**
 * Returns the reminders that are due for the threads that this execution has claimed.
 *
 * @param {import('./thread').Row[]} claims the rows that it has written, one for each thread
 * @param {import('./thread').Row[]} rows those of the threads
 * @param {string} execution this execution's id
 */
export const dueReminders = (claims, rows, execution) =>
  claims.flatMap(({ thread, id }) => {
    const ofThread = rows.filter((row) => row.thread === thread);
    const reminder = mayRemind(ofThread, execution, id) ? reminderOf(ofThread) : undefined;
    return reminder ? [reminder] : [];
  });

/**
 * The site's answer to a query about a thread (n8n's HTTP Request node).
 *
 * @typedef {object} Answer
 * @property {number} [statusCode]
 * @property {{ callDate?: unknown, callTime?: unknown, version?: unknown, over?: unknown }} [body]
 */

/**
 * Returns the reminders whose call the site holds at this moment, under the version of the table.
 *
 * @param {Reminder[]} due
 * @param {Answer[]} answers one for each, in their order
 * @param {string} zone
 * @param {typeof import('luxon').DateTime} DateTime
 */
export const heldReminders = (due, answers, zone, DateTime) =>
  due.filter(({ call, version }, index) => {
    const { statusCode, body } = answers[index] ?? {};
    const isHeld = callStart(body?.callDate, body?.callTime, zone, DateTime) === call;
    return statusCode === 200 && isHeld && body?.version === version && !body.over;
  });
