/** Characters that end a line or change its direction. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

export const oneLine = (value: unknown): string =>
  String(value ?? '')
    .replace(breaks, ' ')
    .trim();

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export interface Paragraph {
  text: string;
  /** A link below the text. */
  url?: string;
}

export const paragraphText = ({ text, url }: Paragraph): string => (url ? `${text}\n${url}` : text);

export function paragraphHtml({ text, url }: Paragraph): string {
  const link = url && `<br><a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
  return `<p>${escapeHtml(text)}${link ?? ''}</p>`;
}

/** Returns a document that wraps long words and follows the reader's dark mode. */
export const mailHtml = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"></head><body style="font:16px/1.5 Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word"><div style="max-width:640px">${body}</div></body></html>`;

/** Matches characters that the email field accepts. None of them ends an address in a header. */
const plainAddress = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)*$/;

/** Returns an address in lower case, or an empty text. */
export function addressIn(value: unknown): string {
  const address = typeof value === 'string' ? value.toLowerCase() : '';
  return address.length <= 254 && plainAddress.test(address) ? address : '';
}
