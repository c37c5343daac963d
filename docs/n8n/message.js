// @ts-check

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A delivery of the site: a request, and what its headers say.
 *
 * @typedef {object} Message
 * @property {string} id
 * @property {string} thread the id of the first request of its thread
 * @property {number} version its number in the thread, from 0
 * @property {number} attemptedAt when it was sent, in seconds since 1970
 * @property {string | undefined} corrects the id of the request that it corrects
 * @property {string | undefined} correctedBy the id of the current request, if that is another one
 * @property {string | undefined} lostCall `taken` or `unavailable` if its call is not held
 * @property {boolean} isMove whether only the call differs from the request that it corrects
 * @property {string} source
 * @property {boolean} isTest whether the operator sent it
 * @property {Record<string, unknown>} request
 */

/**
 * Reads a message whose signature was checked. The signature does not cover the other headers, so their form is checked.
 *
 * @param {Record<string, string | undefined>} headers
 * @param {string} body
 * @returns {Message}
 */
export function readMessage(headers, body) {
  const id = headers['webhook-id'] ?? '';
  const idIn = (/** @type {string} */ name) =>
    uuid.test(headers[name] ?? '') ? headers[name] : undefined;
  const version = headers['x-version'] ?? '';
  return {
    id,
    thread: idIn('x-thread') ?? id,
    version: /^\d{1,6}$/.test(version) ? Number(version) : 0,
    attemptedAt: Number(headers['webhook-timestamp']),
    corrects: idIn('x-corrects'),
    correctedBy: idIn('x-corrected-by'),
    lostCall: headers['x-call-time'],
    isMove: headers['x-move'] === '1',
    source: headers['x-source'] ?? '',
    isTest: headers['x-test'] === '1',
    request: JSON.parse(body),
  };
}
