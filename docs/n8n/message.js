// @ts-check

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A delivery of the site: the request, and what the site says beside it.
 *
 * @typedef {object} Message
 * @property {string} id
 * @property {string} thread the id of the first request of those that correct each other
 * @property {number} version this one's number among them, from 0
 * @property {number} attemptedAt when it was sent, in seconds since 1970
 * @property {string | undefined} corrects the id of the request that it corrects
 * @property {string | undefined} correctedBy the id of a newer one that the site has
 * @property {string | undefined} lostCall `taken` or `unavailable` where its call time is not held
 * @property {string} source
 * @property {boolean} isTest whether it is the operator's own, which no visitor wrote
 * @property {Record<string, unknown>} request
 */

/**
 * Reads a message whose signature was checked. The headers beside the signed ones count only in their form.
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
    source: headers['x-source'] ?? '',
    isTest: headers['x-test'] === '1',
    request: JSON.parse(body),
  };
}
