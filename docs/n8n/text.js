// @ts-check

/** What ends a line, or turns the direction of the text behind it. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A value on one line. @param {unknown} value */
export const oneLine = (value) =>
  String(value ?? '')
    .replace(breaks, ' ')
    .trim();

/** A text for HTML, in an element or an attribute. @param {string} text */
export const escapeHtml = (text) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A paragraph of a mail, and an address that stands below it. @typedef {{ text: string, url?: string }} Paragraph */

/** @param {Paragraph} paragraph */
export const paragraphText = ({ text, url }) => (url ? `${text}\n${url}` : text);

/** @param {Paragraph} paragraph */
export function paragraphHtml({ text, url }) {
  const link = url && `<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  return `<p>${escapeHtml(text)}${link ?? ''}</p>`;
}

/** The characters that an email field takes: none of them ends an address in a header. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/;

/** An email address in lower case; empty where a value is none. @param {unknown} value */
export function addressIn(value) {
  const address = typeof value === 'string' ? value.toLowerCase() : '';
  return address.length <= 254 && plainAddress.test(address) ? address : '';
}
