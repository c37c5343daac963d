/** A text without the characters that fit at its ends, in linear time, which a pattern for the end would not be. */
export function trimmed(text: string, fits: (character: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && fits(text.charAt(start))) start += 1;
  while (end > start && fits(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const isNoBreakSpace = (character: string) => /[\u00a0\u2007\u202f]/.test(character);

/**
 * An email address, a phone number or a website without the characters that nobody sees or types: zero-width ones,
 * direction marks and soft hyphens (Unicode's `Default_Ignorable_Code_Point`), and no-break spaces at the ends. A text
 * that has nothing else stays as it is: the browser has counted it as filled in.
 */
export function withoutInvisible(text: string): string {
  const visible = trimmed(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), isNoBreakSpace);
  return visible === '' ? text : visible;
}

/** A text without NUL and halves of surrogate pairs, on which the databases of receivers fail. */
export const storable = (text: string) => text.replace(/\0|\p{Cs}/gu, '');
