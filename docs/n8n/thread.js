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
 * @property {string} call when the call begins that this mail puts on a calendar; empty where none does
 */

/** @typedef {Pick<Row, 'id' | 'version' | 'attemptedAt'>} Place its place in the order of a thread */

/**
 * A mail to a visitor.
 *
 * @typedef {object} VisitorMail
 * @property {string} email
 * @property {string} call when the call begins; empty where none is held
 * @property {string} earlierCall when the call begins that this address has on its calendar; empty where it has none
 * @property {boolean} isFormer whether the thread has another address by now
 * @property {number} stamp the invitation's time in seconds; of one version, a later one is newer
 */

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
  const earlier = rows.filter(({ done, webhookId }) => done && webhookId !== message.id);
  /** @type {Map<string, string>} The call that each address has on its calendar. */
  const calls = new Map();
  for (const { email, call } of [...earlier].sort(compare)) calls.set(email, call);
  const ofVersion = earlier.filter(({ version }) => version === message.version);
  const stamp = message.attemptedAt + ofVersion.length;
  const former = [...calls].filter(([email, call]) => email !== own.email && call);
  return [
    ...former.map(([email, earlierCall]) => ({
      ...{ email, call: '', earlierCall, isFormer: true, stamp },
    })),
    {
      email: own.email,
      call: own.call,
      earlierCall: calls.get(own.email) ?? '',
      isFormer: false,
      stamp,
    },
  ];
}
