const digit = /\p{Nd}/u;

/** The value of a decimal digit of any script: its blocks run from zero to nine. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (digit.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** A text with the digits of every script (`٠٥٠`, `０５０`) as ASCII digits (`050`). */
export const asciiDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, asciiDigit);
