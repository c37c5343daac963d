/** Whether a phone number has too few digits to be dialed: below 10, 11 with a leading 1, or 8 with a country code. */
export function isShortPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  if (digits.startsWith('1')) return digits.length < 11;
  return digits.length < (phone.trim().startsWith('+') ? 8 : 10);
}

const extension = /(?:x|ext|extension)[.:]? *\d+ *$/i;

/** The first letter beside a digit of a phone number, such as the O of `614-555-01O2`; undefined when there is none. */
export const letterAmongDigits = (phone: string): string | undefined =>
  /\p{L}(?=\d)|(?<=\d)\p{L}/u.exec(phone.replace(extension, ''))?.[0];
