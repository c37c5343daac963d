/**
 * A phone number as typed, without line breaks; ten digits alone are grouped, so that a slip is seen:
 * `614-555-0123`.
 */
export const phoneOnOneLine = (typed: string) =>
  typed
    .replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')
    .replaceAll(' ', '\u00a0')
    .replaceAll('-', '-\u2060');
