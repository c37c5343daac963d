// @ts-check

/** Characters that end a line or change the direction of text. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns a value on one line. @param {unknown} value */
export const oneLine = (value) =>
  String(value ?? '')
    .replace(breaks, ' ')
    .trim();

/** Escapes a text for HTML, in an element or an attribute. @param {string} text */
export const escapeHtml = (text) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A paragraph of a mail, and a URL below it. @typedef {{ text: string, url?: string }} Paragraph */

/** @param {Paragraph} paragraph */
export const paragraphText = ({ text, url }) => (url ? `${text}\n${url}` : text);

/** @param {Paragraph} paragraph */
export function paragraphHtml({ text, url }) {
  const link = url && `<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  return `<p>${escapeHtml(text)}${link ?? ''}</p>`;
}

/**
 * Returns a mail's HTML. Long texts without a space wrap, and a reader's dark mode applies.
 *
 * @param {string} body
 */
export const mailHtml = (body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="font:16px/1.5 Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word"><div style="max-width:640px">${body}</div></body></html>`;

/** The characters that an email field allows. None of them ends an address in a header. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/;

/** Returns an email address in lower case, or an empty text. @param {unknown} value */
export function addressIn(value) {
  const address = typeof value === 'string' ? value.toLowerCase() : '';
  return address.length <= 254 && plainAddress.test(address) ? address : '';
}
