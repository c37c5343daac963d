import { spanishTimes } from '@/content/examples/typedReplies';
import {
  isCall,
  type Memory,
  type Offer,
  type Told,
} from '@/features/demonstration/browser/memory';
import { inSentence } from '../reading/times';
import { typedCopy } from './typedCopy';

/** When something is booked for, in the language of the conversation. */
const timeOf = ({ when }: Offer, { isSpanish }: Memory) =>
  isSpanish ? when.replace(/\w+/g, (word) => spanishTimes[word] ?? word) : inSentence(when);

/** What is said to whoever asks again when something is booked for. */
export function bookedFor(booking: Offer, memory: Memory): string {
  const { bookedFor, callComes } = typedCopy(memory);
  return (isCall(booking) ? callComes : bookedFor).replace('…', timeOf(booking, memory));
}

/** What is said to a wish for another time than the booked one, which stands until somebody answers. */
export function untilThen({ bookings, wish }: Told, memory: Memory) {
  const [booking] = bookings;
  if (!booking || booking.isUrgent || wish) return undefined;
  const { otherTimeThanBooked } = typedCopy(memory);
  return [otherTimeThanBooked.replace('…', timeOf(booking, memory))];
}
