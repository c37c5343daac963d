import 'server-only';
import { isHtmlEmail } from '@/features/consultation/model/schema';

/** The team's row among the readers of a thread. A visitor's reader is an address in lower case. */
export const team = '';

/** RFC 5321, section 4.5.3.1.3. */
const maxLength = 254;

/** Returns the visitor's reader, or null if no mail can go to the address. */
export function readerOf(email: unknown): string | null {
  if (typeof email !== 'string' || email.length > maxLength || !isHtmlEmail(email)) return null;
  return email.toLowerCase();
}
