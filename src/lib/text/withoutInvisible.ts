const noBreakSpace = /[\u00a0\u2007\u202f]/;

/** Without no-break spaces at the ends, in linear time. */
function trimNoBreakSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && noBreakSpace.test(text.charAt(start))) start += 1;
  while (end > start && noBreakSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * An email address, a phone number or a website without the characters that nobody sees or types: zero-width ones,
 * direction marks and soft hyphens (Unicode's `Default_Ignorable_Code_Point`), and no-break spaces at the ends. A text
 * that has nothing else stays as it is: the browser has counted it as filled in.
 */
export function withoutInvisible(text: string): string {
  const visible = trimNoBreakSpaces(text.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  return visible === '' ? text : visible;
}
