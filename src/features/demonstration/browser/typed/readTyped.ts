import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Pending } from '../pending';
import { hasAddress, hasNumber, isName, isNo, isYes, withoutIntroduction } from './customerReply';
import { isPolite, isQuestion, wordsOf } from './findAnswers';
import { isOffered, namesTime } from './wishedTime';

/** Topics with days and hours that nobody wants to come at. So are opening hours where a text asks for them. */
const elsewhere = ['late', 'cancel'];
const asksHours = /\b(?:open|clos|hours|hrs|abre|abie|cierr|horario)/i;

/** What was said before a text, and the answers to it. */
interface Context {
  found: readonly NamedAnswer[];
  isAnythingUnknown: boolean;
  pending: Pending | undefined;
  booked: Pending | undefined;
  customer: string;
  /** The website's last answer. */
  answered: string;
}

/** Whether a text is a reply to the request for a name, a number and an address, and no question. */
export function isReply(text: string, context: Context): boolean {
  const { found, isAnythingUnknown, pending, customer } = context;
  if (hasNumber(text) || !pending) return hasNumber(text);
  const said = withoutIntroduction(text);
  if (isNo(text) || isQuestion(said) || isAnythingUnknown) return false;
  if (!found.every(({ topic }) => isPolite(topic))) return false;
  if (pending.isAddressAwaited) return true;
  if (namesTime(text)) return false;
  if (isYes(text) || (pending.asksAddress && hasAddress(text))) return true;
  return found.length === 0 && !hasNumber(customer) && isName(said);
}

/** Whether a text takes what is offered and asks nothing else. */
export const isAccepted = (text: string, { found, pending, answered }: Context) =>
  pending?.when !== undefined &&
  (isYes(text) || (namesTime(text) && isOffered(text, answered))) &&
  found.every(({ topic }) => topic === 'time' || isPolite(topic));

/** Whether answers are to what is not about a time to come. */
function areElse(found: Context['found'], text: string): boolean {
  const others = asksHours.test(text) ? [...elsewhere, 'hours'] : elsewhere;
  return found.some(
    ({ topic, isAlone, isUrgent }) =>
      isAlone || isUrgent || isPolite(topic) || (namesTime(text) && others.includes(topic)),
  );
}

/** Whether a text moves an appointment. */
const isMove = (text: string) =>
  /\b(?:(?:move|switch|reschedule) (?:it|this|that|my|to)|(?:change|make) it|cambi(?:ar)?l[ao]|cambiar (?:la|mi))\b/i.test(
    text,
  );

/** How somebody asks to come. */
const asksToCome = /\b(?:can|could) (?:i|we|u|you)\b|\bpuedo\b/i;

/** Whether a text wishes for another time than the offered one. */
export function isWish(text: string, { found, pending, answered }: Context): boolean {
  if (!namesTime(text)) return false;
  if (isMove(text)) return true;
  if (areElse(found, text)) return false;
  const booking = found.filter(({ topic, books }) => books || ['time', 'hours'].includes(topic));
  if (found.length > 0 && booking.length === 0) return false;
  // An opening hour that answers this text is no offer to somebody who asks to come.
  const isOwnNoOffer = asksToCome.test(text) && !found.some(({ books }) => books);
  const own = booking.map(({ say, saySpanish }) => `${say} ${saySpanish}`).join(' ');
  return !isOffered(text, pending?.when || isOwnNoOffer ? answered : own);
}

/** The offer or message that waits for a name, while something else is answered; undefined if the answers end it. */
export const keptOffer = (text: string, { found, pending }: Pick<Context, 'found' | 'pending'>) =>
  pending && !areElse(found, text) ? pending : undefined;

/** Whether a text asks when an appointment is. */
export const isWhen = (text: string) => /\b(?:when|what time) (?:is|was) (?:it|my)\b/i.test(text);

/** Whether a text without an answer is too short to pass on, such as a name alone. */
export const isUnclear = (text: string, { found, isAnythingUnknown, pending, booked }: Context) =>
  found.length === 0 &&
  !isAnythingUnknown &&
  !pending &&
  !(booked && namesTime(text)) &&
  !/\w\?$/.test(text) &&
  wordsOf(text).length < 3;
