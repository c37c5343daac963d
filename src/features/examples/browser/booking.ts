import { replyCopy } from '@/content/examples/conversationCopy';
import type { Booking, Customer, Language, Question } from '@/content/examples/example';

/** An answer and, where it books something, what the customer is asked for. */
export function answerOf({ answer, books }: Question, language: Language): string {
  const { contact, address } = replyCopy[language];
  return books ? `${answer} ${books.asksAddress ? address : contact}` : answer;
}

/** The customer as the owner reads it: name, number and, where it is needed, address. */
export const whoIs = ({ name, phone, address }: Customer, { asksAddress }: Booking) =>
  [name, phone, ...(asksAddress && address ? [address] : [])].join(', ');

/** A booking's time in a sentence, where tomorrow and tonight are written small. */
const inSentence = (time: string) => time.replace(/^To/, 'to');

/** What the customer is told once a time is booked. */
export const doneText = ({ done }: Booking, time: string) =>
  done.replace('…', inSentence(time).replace(', ', ' at '));

/** The text to the owner about a booking at one of its times. @param language the customer's */
export function ownerText(booking: Booking, time: string, who: string, language: Language): string {
  const { what, toOwner = `${what}, …` } = booking;
  return `${toOwner.replace('…', inSentence(time))}${replyCopy[language].toOwner}: ${who}`;
}
