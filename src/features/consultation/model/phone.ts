/** Whether a phone number has too few digits to be dialed: below 10, or 8 with a country code. */
export function isShortPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, '').length;
  return digits < (phone.trim().startsWith('+') ? 8 : 10);
}
