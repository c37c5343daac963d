/** A text without the characters that fit at its ends, in linear time, which a pattern for the end would not be. */
export function trimmed(text: string, fits: (character: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && fits(text.charAt(start))) start += 1;
  while (end > start && fits(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
