import { replyCopy } from '@/content/examples/conversationCopy';
import type { Booking, Customer, Language, Question } from '@/content/examples/example';

/** Appends the question for the customer's contact. */
export function answerOf({ answer, books }: Question, language: Language): string {
  const { contact, address } = replyCopy[language];
  return books ? `${answer} ${books.asksAddress ? address : contact}` : answer;
}

export const whoIs = ({ name, phone, address }: Customer, { asksAddress }: Booking) =>
  [name, phone, ...(asksAddress && address ? [address] : [])].join(', ');

/** Writes "Tomorrow" and "Tonight" in lowercase. */
const inSentence = (time: string) => time.replace(/^To/, 'to');

export const doneText = ({ done }: Booking, time: string) =>
  done.replace('…', inSentence(time).replace(', ', ' at '));

/** @param language the customer's */
export function ownerText(booking: Booking, time: string, who: string, language: Language): string {
  const { what, toOwner = `${what}, …` } = booking;
  return `${toOwner.replace('…', inSentence(time))}${replyCopy[language].toOwner}: ${who}`;
}
