import { asciiDigits } from './asciiDigits';

/**
 * What of a text counts in a search: its letters, digits, symbols and `@`, without case, accents, Unicode form and
 * script of digits. So `José` is found by `JOSE`, `٠٥٠ ١٢٣` by `050123`, and `(555) 010-0123` by `555 010 0123`.
 */
export const searchable = (text: string): string =>
  asciiDigits(text)
    .normalize('NFKD')
    // Upper case after lower case: `ß` is `SS`, and `ı` and `İ` are `I`.
    .toLowerCase()
    .toUpperCase()
    .normalize('NFKD')
    // Accents belong to no script; the vowel signs of some scripts are marks, too, and count.
    .replace(/\p{Script=Inherited}|[^\p{L}\p{M}\p{N}\p{So}@]/gu, '');
