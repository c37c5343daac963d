/** The ASCII digit of a decimal digit of any script. Unicode keeps those of a script in order, ten in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * What of a text counts in a search: its letters, digits, symbols and `@`, without case, accents, Unicode form and
 * script of digits. So `José` is found by `JOSE`, `٠٥٠ ١٢٣` by `050123`, and `(555) 010-0123` by `555 010 0123`.
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    // Upper case after lower case: `ß` is `SS`, and `ı` and `İ` are `I`.
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    .replace(/\p{Nd}/gu, asciiDigit)
    // Accents belong to no script; the vowel signs of some scripts are marks, too, and count.
    .replace(/\p{Script=Inherited}|[^\p{L}\p{M}\p{N}\p{So}@]/gu, '');
