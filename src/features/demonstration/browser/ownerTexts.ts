import type { Booking } from '@/content/examples/answers/answer';
import { ownerCopy as copy } from '@/content/examples/conversation';
import { inSentence } from './bookingTime';
import { type Customer, isCall, type Memory, type Request } from './memory';

/** A customer's name, number and address, as the owner reads them. */
export const whoIs = ({ name, phone, address }: Partial<Customer>) =>
  [name, phone, address].filter(Boolean).join(', ');

/** How long a text to the owner quotes a customer, who may write more than anybody reads on a phone. */
const longest = 300;

/** What a customer has said, without the middle of what is very long. */
function quotesOf(said: readonly string[]): string {
  const all = [...new Set(said)].map((one) => `“${one}”`).join(', ');
  const half = longest / 2;
  return all.length > longest ? `${all.slice(0, half)} … ${all.slice(-half)}` : all;
}

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
  const { what = copy.callback, when } = booking;
  const isAsked = chosen === asked;
  const askedFor = `${isCall(booking) ? copy.namesTime : copy.asksForTime} “${inWords ?? chosen}”`;
  const about =
    isAsked || (chosen !== when && isCall(booking))
      ? `${what}, ${isAsked ? askedFor : chosen}:`
      : bookingText(booking, chosen);
  return [`${about} ${who}`, quotes].filter(Boolean).join('. ');
}
