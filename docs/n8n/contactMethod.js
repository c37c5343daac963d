// @ts-check

/**
 * An option of the form.
 *
 * @typedef {object} ContactMethod
 * @property {string} value
 * @property {boolean} booksCall
 * @property {string} reply how the agency replies; for a method that books a call: to a request without a time
 * @property {string} [call] the words before a call's day, such as `We’ll call you on`
 */

/**
 * Returns the method by which a request is answered, as the site does (`replyMethodIn` in options.ts).
 *
 * @param {Record<string, unknown>} request
 * @param {ContactMethod[]} methods the form's; unknown methods count as the first one
 */
export const methodOf = ({ contactMethod }, methods) =>
  methods.find(({ value }) => value === contactMethod) ?? methods[0];
