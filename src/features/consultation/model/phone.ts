/** Whether a phone number has too few digits to be dialed: below 10, 11 with a leading 1, or 8 with a country code. */
export function isShortPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  if (digits.startsWith('1')) return digits.length < 11;
  return digits.length < (phone.trim().startsWith('+') ? 8 : 10);
}
