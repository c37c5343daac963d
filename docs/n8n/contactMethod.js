// @ts-check

/**
 * An option of the form.
 *
 * @typedef {object} ContactMethod
 * @property {string} value
 * @property {boolean} booksCall
 * @property {string} reply how the agency replies; where it books a call, to a request without a time
 * @property {string} [call] what stands before a call's day, such as `We’ll call you on`
 */

/**
 * By which method a request is answered, as the site says it (`replyMethodIn` in options.ts).
 *
 * @param {Record<string, unknown>} request
 * @param {ContactMethod[]} methods the form's; the first one is what another falls back to
 */
export const methodOf = ({ contactMethod }, methods) =>
  methods.find(({ value }) => value === contactMethod) ?? methods[0];
