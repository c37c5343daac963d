import type { Booking } from '@/content/examples/answers/answer';
import { ownerCopy as copy } from '@/content/examples/conversation';
import { inSentence } from './bookingTime';
import type { Customer, Memory, Request } from './memory';

/** A customer's name, number and address, as the owner reads them. */
export const whoIs = ({ name, phone, address }: Partial<Customer>) =>
  [name, phone, address].filter(Boolean).join(', ');

/** What a customer has said, each text once. */
const quotesOf = (said: readonly string[]) =>
  [...new Set(said)].map((one) => `“${one}”`).join(', ');

/** The text to the owner about a booking at one of its times, before the customer's name. */
export function bookingText({ what = '', inText = what, call }: Booking, when: string): string {
  const time = inSentence(when);
  if (!call) return `${inText}, ${time}:`;
  return `${inText && `${inText}. `}${copy.callBack} ${call === 'now' ? copy.now : time}:`;
}

/**
 * The text to the owner about a confirmed request: what is booked or asked for, for whom, and then all that the customer
 * said. A question comes before who has asked it.
 *
 * @param chosen one of the request's times, or what is `asked`
 */
export function ownerText(
  { booking, asked, inWords }: Request,
  chosen: string,
  customer: Partial<Customer>,
  said: Memory['said'],
): string {
  const [who, quotes] = [whoIs(customer), quotesOf(said)];
  if (!booking) return [copy.message, quotes, who].filter(Boolean).join(' ');
  const { what = copy.callback } = booking;
  const about =
    chosen === asked
      ? `${what}, ${copy.asksForTime} “${inWords ?? chosen}”:`
      : bookingText(booking, chosen);
  return [`${about} ${who}`, quotes].filter(Boolean).join('. ');
}
