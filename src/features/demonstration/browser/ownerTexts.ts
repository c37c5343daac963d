import { ownerCopy as copy } from '@/content/examples/conversation';
import type { Booking } from '@/content/examples/example';
import { inSentence } from './bookingTime';
import type { Customer, Request } from './memory';

/** A customer's name, number and address, as the owner reads them. */
export const whoIs = ({ name, phone, address }: Partial<Customer>) =>
  [name, phone, address].filter(Boolean).join(', ');

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
): string {
  const who = whoIs(customer);
  if (!booking) return `${copy.message} ${who}`;
  const { what = copy.callback } = booking;
  const about =
    chosen === asked
      ? `${what}, ${copy.asksForTime} “${inWords ?? chosen}”:`
      : bookingText(booking, chosen);
  return `${about} ${who}`;
}
