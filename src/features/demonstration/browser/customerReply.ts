// What a customer says when asked for a name, a number and an address.

/** Whether a text gives a phone number. */
export const hasNumber = (text: string) => text.replace(/\D/g, '').length >= 7;

/** Whether a text gives a house number and a street, also after a phone number. */
export const hasAddress = (text: string) => /(?:^|[^\d\s-])\s*\d{1,5}\s+\p{L}/u.test(text);

/** Whether a text says yes, and nothing that is written down. */
const isYes = (text: string) =>
  /^\W*(?:y|yes|yeah|yep|sure|ok|okay|please|same|s[ií])(?!\p{L})\D*$/iu.test(text);

/**
 * What is known of a customer after another reply. A second number replaces the first.
 *
 * @param customer what was known before; empty for nothing
 */
export function withReply(customer: string, typed: string): string {
  if (!customer || (hasNumber(customer) && hasNumber(typed))) return typed;
  return hasNumber(customer) && isYes(typed) ? customer : `${customer}, ${typed}`;
}
