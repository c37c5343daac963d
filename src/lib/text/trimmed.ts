/** A pattern such as `/[ ]+$/` would take quadratic time. */
export function trimmed(text: string, fits: (character: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && fits(text.charAt(start))) start += 1;
  while (end > start && fits(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

const isNoBreakSpace = (character: string) => /[\u00a0\u2007\u202f]/.test(character);

/** Removes invisible characters and outer no-break spaces. Keeps a text of nothing else, which browsers accept. */
export function withoutInvisible(text: string): string {
  const visible = trimmed(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''), isNoBreakSpace);
  return visible === '' ? text : visible;
}

/** Removes NUL and unpaired surrogates, which databases reject. */
export const storable = (text: string) => text.replace(/\0|\p{Cs}/gu, '');
