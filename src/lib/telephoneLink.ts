/**
 * The `tel:` address of a telephone number as people write it.
 *
 * @param phone e.g. `+1 (555) 010-0199`
 * @returns e.g. `tel:+15550100199` (RFC 3966, without visual separators)
 */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
