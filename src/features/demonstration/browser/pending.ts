import type { Booking } from '@/content/examples/answers/answer';
import { conversationCopy as copy } from '@/content/examples/conversation';
import type { Example } from '@/content/examples/example';
import { hasAddress, hasNumber } from './typed/customerReply';

/** What waits for the customer's name and number: a booking, or a message to the owner without a time. */
export interface Pending extends Omit<Booking, 'when' | 'asksAddress'> {
  when?: string | undefined;
  asksAddress?: boolean | undefined;
  /** Whether a reply left the address out and was asked for it. The next one is taken as it is. */
  isAddressAwaited?: boolean;
}

type Words = Readonly<
  Record<'needsName' | 'needsAddress' | 'knowsName' | 'knowsNameNotAddress', string>
>;

/** Asks for what is not known of the customer yet. */
export function requestFor({ asksAddress }: Pending, customer: string, words: Words): string {
  const isKnown = hasNumber(customer);
  if (asksAddress && !hasAddress(customer)) {
    return isKnown ? words.knowsNameNotAddress : words.needsAddress;
  }
  return isKnown ? words.knowsName : words.needsName;
}

/** The reply of the example's customer to that: what is said, and what is written down. */
export function exampleReply(
  { asksAddress }: Pending,
  customer: string,
  { name, phone, address }: Example['customer'],
) {
  const who = [name, phone, ...(asksAddress ? [address] : [])].join(', ');
  const again =
    asksAddress && !hasAddress(customer) ? `${copy.sameNameAt} ${address}.` : copy.sameName;
  return { who, says: hasNumber(customer) ? again : who };
}

/**
 * A message with the wish for another time than an offered or booked one.
 *
 * @param noteOf what the owner is told of the wish, after a lead
 */
export function wishInsteadOf(
  { what = copy.callback, when, asksAddress }: Partial<Pending> = {},
  noteOf: (lead?: string) => string,
): Pending {
  return { text: noteOf(when && `${what}, ${copy.insteadOf} ${when}:`), asksAddress };
}

/** What the owner is told of a note and of what waits already. A booking's text comes before the customer's name. */
export function withNote(waiting: Pending | undefined, note: string): string {
  if (!waiting || waiting.text === note) return note;
  return waiting.when ? `${note} ${waiting.text}` : `${waiting.text} ${note}`;
}
