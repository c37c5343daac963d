// @ts-check

/**
 * A row of the data table: a request, or a further mail of it, to an address that is no longer the thread's.
 *
 * @typedef {object} Row
 * @property {number} id
 * @property {string} createdAt
 * @property {string} webhookId
 * @property {string} executionId the execution that works on it; empty once that has ended
 * @property {boolean} done whether the team's mail was accepted
 * @property {string} thread
 * @property {number} version
 * @property {number} attemptedAt
 * @property {string} email where a mail to the visitor goes; empty where none does
 * @property {string} call when the request's call begins; `open` where it asks for one that has no time, empty where it
 *   asks for none
 */

/** @typedef {Pick<Row, 'id' | 'version' | 'attemptedAt'>} Place its place in the order of a thread */

/**
 * A mail to a visitor.
 *
 * @typedef {object} VisitorMail
 * @property {string} email
 * @property {string} call when the call begins; empty where none is held
 * @property {string} earlierCall when the call began before; empty where none was held
 * @property {boolean} isFormer whether the thread has another address by now
 * @property {boolean} hasAsked whether the thread has asked for a call
 * @property {boolean} hasReply whether it says how the agency replies: of a call that is moved, given up or chosen
 *   later, it says that alone
 * @property {number} stamp the invitation's time in seconds; of one version, a later one is newer
 */

/** A call that was asked for and has no time: none was chosen, or it cannot be had. */
export const openCall = 'open';

/** When the call of a row begins; empty where it has no time. @param {string} [call] */
export const startOf = (call = '') => (call === openCall ? '' : call);

/**
 * The highest version counts, of two with one number the one that was sent later, or else came later.
 *
 * @type {(a: Place, b: Place) => number}
 */
const compare = (a, b) => a.version - b.version || a.attemptedAt - b.attemptedAt || a.id - b.id;

/**
 * Whether what counts more is already here.
 *
 * @param {import('./message').Message} message
 * @param {number} row the message's row
 * @param {Row[]} rows those of its thread
 */
export function isLate(message, row, rows) {
  const place = { ...message, id: row };
  const isNewer = (/** @type {Row} */ other) =>
    other.done && other.webhookId !== message.id && compare(other, place) > 0;
  return message.correctedBy !== undefined || rows.some(isNewer);
}

/**
 * The rows of what counts less than a message, in their order.
 *
 * @param {import('./message').Message} message
 * @param {Row[]} rows those of its thread
 */
const earlierRows = (message, rows) =>
  rows.filter(({ done, webhookId }) => done && webhookId !== message.id).sort(compare);

/**
 * The call that a thread had before a message, as in a row. Where a correction comes before all that it corrects, that
 * may have asked for one.
 *
 * @param {import('./message').Message} message
 * @param {Row[]} rows those of its thread
 */
export function callBefore(message, rows) {
  const earlier = earlierRows(message, rows);
  const last = earlier.at(-1)?.webhookId;
  // The first row of a message is its own. The others are its mails to former addresses.
  const row = earlier.find(({ webhookId }) => webhookId === last);
  return row?.call ?? (message.version > 0 ? openCall : '');
}

/**
 * Whether a thread has asked for a call by now.
 *
 * @param {import('./message').Message} message
 * @param {string} call the message's, as in a row
 * @param {Row[]} rows those of its thread
 */
export const hasAskedForCall = (message, call, rows) =>
  [call, callBefore(message, rows), ...rows.map((row) => row.call)].some(Boolean);

/**
 * What the visitor gets: a mail to the address of the message, and one to each other address of the thread that has
 * the call on its calendar.
 *
 * @param {import('./message').Message} message
 * @param {Pick<Row, 'email' | 'call'>} own where its mail goes, and its call
 * @param {Row[]} rows those of its thread
 * @returns {VisitorMail[]}
 */
export function visitorMails(message, own, rows) {
  if (!own.email) return [];
  const earlier = earlierRows(message, rows);
  const before = callBefore(message, rows);
  const hadAsked = hasAskedForCall(message, '', rows);
  /** @type {Map<string, string>} The call that each address has on its calendar. */
  const calls = new Map();
  for (const { email, call } of earlier) calls.set(email, startOf(call));
  const ofVersion = earlier.filter(({ version }) => version === message.version);
  const all = {
    hasAsked: hadAsked || own.call !== '',
    stamp: message.attemptedAt + ofVersion.length,
  };
  const former = [...calls].filter(([email, call]) => email && email !== own.email && call);
  return [
    ...former.map(([email, earlierCall]) => ({
      ...all,
      email,
      call: '',
      earlierCall,
      isFormer: true,
      hasReply: false,
    })),
    {
      ...all,
      email: own.email,
      call: startOf(own.call),
      earlierCall: startOf(before) || calls.get(own.email) || '',
      isFormer: false,
      hasReply: own.call === openCall || own.call === before || !hadAsked,
    },
  ];
}
