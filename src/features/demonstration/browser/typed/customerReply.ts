// What a customer says when asked for a name, a number and an address.

/** Whether a text gives a phone number. */
export const hasNumber = (text: string) => text.replace(/\D/g, '').length >= 7;

/** A phone number of the United States, with or without its area code. */
const phone = /(?:\+?1\W?)?(?:\(?\d{3}\)?\W?)?\d{3}\W?\d{4}/g;

/** Whether a text gives a house number beside its phone number. */
export const hasAddress = (text: string) => /\d/.test(text.replace(phone, ''));

/** What precedes a name in a sentence. */
const introduction = /^(?:my name(?:['’]?s| is)|this is|it['’]?s|i['’]?m|i am|me llamo|soy)\s+/i;

/** A reply without what precedes a name. */
export const withoutIntroduction = (text: string) => text.replace(introduction, '');

/** Whether a text is as short as a name, and has no word of a sentence. */
export const isName = (text: string) =>
  text.split(/\s+/).length < 6 && !/\b(?:my|the|a|i|you|it|to|at|for|mi|un)\b/i.test(text);

/** Whether a text cancels what it follows, and asks nothing about canceling. */
export const isCancellation = (text: string) =>
  /^\W*(?:i (?:have|need|want) to |please )?cancel(?:ar)?\b(?!.*(?:cost|fee|policy|my|\?))|\bcanc[eé]l(?:(?:e|ar?)?l[ao]| (?:it|that|this|my|the))\b/i.test(
    text,
  );

/** Whether a text says no. */
export const isNo = (text: string) =>
  isCancellation(text) ||
  /^\W*(?:no|nope|nah|never ?mind)(?:\W+(?:thanks|thank you|gracias))?\W*$/i.test(text);

/** Whether a text says yes, and nothing that is written down. */
export const isYes = (text: string) =>
  /^\W*(?:y|yes|yeah|yep|sure|ok|okay|please|same|book (?:it|me|that)|s[ií])(?!\p{L})\D*$/iu.test(
    text,
  );

/**
 * What is known of a customer after another reply. A second number replaces the first.
 *
 * @param customer what was known before; empty for nothing
 */
export function withReply(customer: string, typed: string): string {
  if (isYes(typed)) return customer;
  const said = withoutIntroduction(typed);
  if (!customer || (hasNumber(customer) && hasNumber(typed))) return said;
  return `${customer}, ${said}`;
}
