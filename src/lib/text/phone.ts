/** A phone number without its visual separators, e.g. `+15550100199` for `+1 (555) 010-0199`. */
const digitsOf = (phone: string) => phone.replace(/[^\d+]/g, '');

/** The link that calls a phone number as people write it (RFC 3966). */
export const telephoneLink = (phone: string) => `tel:${digitsOf(phone)}`;

/** The link that writes a text message to it (RFC 5724). */
export const textMessageLink = (phone: string) => `sms:${digitsOf(phone)}`;

/**
 * A phone number as typed, without line breaks; ten digits alone are grouped, so that a slip is seen:
 * `614-555-0123`.
 */
export const phoneOnOneLine = (typed: string) =>
  typed
    .replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '-\u2060');
