// @ts-check

/**
 * A row of the data table: a mail about a thread. The row of a mail to the team is also the request's record and the
 * claim of the execution that works on it.
 *
 * @typedef {object} Row
 * @property {number} id
 * @property {string} createdAt
 * @property {string} webhookId the request's id; empty for a reminder
 * @property {string} executionId the execution that claims the thread; empty once that has ended
 * @property {boolean} done whether the reader counts as told: for the team, its mail was accepted
 * @property {string} thread
 * @property {number} version
 * @property {number} attemptedAt the request's `webhook-timestamp`
 * @property {'team' | 'late' | 'visitor' | 'former' | 'reminder' | null} mail which mail; null in a row that was
 *   written before the column existed
 * @property {string} email the reader's address; empty for the team
 * @property {string} call the call that the mail tells, as in `Call`. A late mail tells none: there it is the call
 *   that the request asked for.
 * @property {number} mailedAt when the mail was written, in milliseconds since 1970
 */

/** @typedef {string} Call when a held call begins; `open` without a time, empty without a call */
/** @typedef {Pick<Row, 'id' | 'version' | 'attemptedAt'>} Place a request's place in the order of its thread */

/** A call that was asked for and has no time: none was chosen, or it cannot be held. */
export const openCall = 'open';

/** Returns when a call begins; empty without a time. @param {Call | null} call */
export const startOf = (call) => (call === openCall ? '' : (call ?? ''));

/**
 * Orders requests as they take effect: by version, then by attempt, then by arrival.
 *
 * @type {(a: Place, b: Place) => number}
 */
const compare = (a, b) => a.version - b.version || a.attemptedAt - b.attemptedAt || a.id - b.id;

/**
 * Returns the requests of which the team was mailed, in the order in which they take effect.
 *
 * @param {Row[]} rows
 */
export const mailedRequests = (rows) =>
  rows
    .filter(({ done, mail }) => done && (mail === 'team' || mail === 'late' || !mail))
    .sort(compare);

/**
 * Reports whether a request in effect is already here.
 *
 * @param {import('./message').Message} message
 * @param {number} row the message's row
 * @param {Row[]} rows those of its thread
 */
export function isLate(message, row, rows) {
  const place = { ...message, id: row };
  const isNewer = (/** @type {Row} */ other) =>
    other.webhookId !== message.id && compare(other, place) > 0;
  return message.correctedBy !== undefined || mailedRequests(rows).some(isNewer);
}

/**
 * Returns the call that a reader was last told of, which is what this reader believes. Returns null if no mail has told
 * this reader anything: none was sent, the mail server refused it, the limit of a day stopped it, or it was late.
 *
 * @param {Row[]} rows those of the thread
 * @param {string} reader an address; empty for the team
 * @returns {Call | null}
 */
export function lastTold(rows, reader) {
  const told = rows.filter(({ done, mail, email }) => {
    const isTold = done && mail !== 'late';
    return isTold && (reader ? email === reader : !email || !mail);
  });
  told.sort((a, b) => a.mailedAt - b.mailedAt || a.id - b.id);
  return told.at(-1)?.call ?? null;
}

/**
 * Reports whether a thread has asked for a call. If a correction came before all that it corrects, that may have asked
 * for one.
 *
 * @param {import('./message').Message} message
 * @param {Call} call the message's
 * @param {Row[]} rows those of the thread
 */
export function hasAskedForCall({ id, version }, call, rows) {
  const others = rows.filter(({ webhookId }) => webhookId && webhookId !== id);
  const hasEarlier = mailedRequests(others).some((other) => other.version < version);
  return Boolean(call) || others.some((row) => row.call) || (version > 0 && !hasEarlier);
}
