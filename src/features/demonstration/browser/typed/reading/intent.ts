import type { NamedAnswer } from '@/content/examples/answers/answer';
import type { Phrases } from '@/content/examples/typedTexts';
import { type Memory, needsAddress, offerText } from '@/features/demonstration/browser/memory';
import { canWait } from './canWait';
import { correctionIn } from './correction';
import { hasContact, houseNumber, saidUnasked, withoutWordsAround } from './customer';
import { customerIn } from './customerIn';
import { isPolite, type Understood } from './findAnswers';
import type { Knowledge } from './knowledge';
import { isProper, nameAtStart } from './name';
import { areOffered } from './times';
import { begins, plain, says, without, wordsOf } from './words';

/** Whether an answer is the next free time, whatever it is for. */
export const isNextTime = ({ topic, say }: NamedAnswer) => topic === 'time' && say;

/** Whether a text says yes, and nothing that is written down; whoever says goodbye takes nothing. */
const isYes = (text: string, { yes, leaves }: Phrases) =>
  begins(text, yes) && !/\d/.test(text) && wordsOf(text).length < 6 && !says(text, leaves);

/** Whether a text says that something does not suit. */
const refuses = (text: string, { notYet, denied }: Phrases) =>
  says(
    without(text, denied),
    `too, dont, only, no puedo, no me, muy temprano, muy tarde, ${notYet}`,
  );

/** Whether a text says that the offered time does not suit. */
export const turnsDown = (
  { text, times, found }: Understood,
  { pending }: Memory,
  { phrases }: Knowledge,
) =>
  !!pending?.bookings.length &&
  times.length > 0 &&
  found.every(isNextTime) &&
  refuses(text, phrases) &&
  areOffered(times, pending.bookings.map(offerText).join(' '));

/** What takes no offer after a wish for another day. */
export const partOfDay = /^(?:morning|afternoon|evening|noon|tarde)$/i;

/** Whether a text takes what is offered and asks nothing else. */
const isAcceptance = (
  { text, rest, times, found }: Understood,
  { pending }: Memory,
  { phrases }: Knowledge,
): boolean =>
  !!pending &&
  !(refuses(text, phrases) || says(rest, 'when, cuando')) &&
  (pending.bookings.length > 0 || !!pending.wish) &&
  !(pending.wish && times.some((one) => partOfDay.test(one))) &&
  (times.length > 0
    ? areOffered(times, pending.bookings.map(offerText).join(' '))
    : isYes(rest, phrases)) &&
  // A day that is taken is no question about the opening hours.
  found.every(
    (one) =>
      one.topic === 'time' ||
      isPolite(one) ||
      (one.topic === 'hours' && !text.endsWith('?') && !says(text, phrases.asksHours)),
  );

/** Whether a text is an address, with a name or without, that nobody has to ask for again. */
function isPlace({ text }: Understood, { pending, customer }: Memory, knowledge: Knowledge) {
  if (!pending || text.endsWith('?') || hasContact(text)) return false;
  const { said, rest } = customerIn(text, knowledge, { isReply: true });
  const isNumbered = needsAddress(pending, customer) && houseNumber.test(said.address ?? '');
  return (
    (isNumbered || !!saidUnasked(said).address) &&
    !withoutWordsAround(rest, `${knowledge.phrases.aroundNames}, at`)
  );
}

/** Whether a text is a reply to the request for a name, a number and an address, and no question. */
function isReply(typed: Understood, memory: Memory, knowledge: Knowledge): boolean {
  const { text, found, isAnythingUnknown, times } = typed;
  const { customer, pending, isAddressAwaited } = memory;
  const { phrases } = knowledge;
  const said = withoutWordsAround(text, phrases.aroundNames);
  if (pending && isPlace(typed, memory, knowledge)) return true;
  const { name = '' } = customerIn(text, knowledge, { isReply: true }).said;
  const isFullName =
    pending && !customer.name && / /.test(name) && (isProper(said) || hasContact(text));
  if (!found.every((one) => isPolite(one) || (isFullName && !one.isAlone))) return false;
  if (hasContact(text)) {
    return !isAnythingUnknown && (times.length === 0 || isAcceptance(typed, memory, knowledge));
  }
  const asks = isAnythingUnknown || typed.isQuestion || says(said, phrases.openings);
  if (!pending || asks) return false;
  if (isAddressAwaited) return found.length === 0;
  if (times.length > 0) return false;
  if (isYes(text, phrases)) return true;
  // Three words without a capital are more often something else than a name.
  const isShort = isProper(said) || wordsOf(said).length < 3;
  return !customer.number && isShort && said !== '' && nameAtStart(said, knowledge) === said;
}

/** Whether a text says yes to a price, and so wants the next free time. */
export const isYesToPrice = (
  { text, found }: Understood,
  { pending, done, answered }: Memory,
  { answers, phrases }: Knowledge,
) =>
  !(pending || done || found.length > 0) &&
  answered.includes('$') &&
  isYes(text, phrases) &&
  wordsOf(text).length < 4 &&
  answers.some(isNextTime);

/** Whether a text without an answer is too short to pass on: a yes to nothing, or the first text, such as a name alone. */
const isUnclear = (
  { text, found, isAnythingUnknown, times }: Understood,
  { pending, done, urgent, said }: Memory,
  { phrases }: Knowledge,
) =>
  !says(text, phrases.openings) &&
  !(
    pending ||
    done ||
    urgent ||
    says(text, phrases.asksEarliest) ||
    (said.length > 0 && !isYes(text, phrases)) ||
    isAnythingUnknown ||
    /\w\?$/.test(text)
  ) &&
  found.length + times.length === 0 &&
  wordsOf(text).length < 3;

/** What a visitor does with a text. */
export type Intent =
  | 'correct'
  | 'reply'
  | 'accept'
  | 'change'
  | 'cancel'
  | 'over'
  | 'shut'
  | 'later'
  | 'keep'
  | 'decline'
  | 'refuse'
  | 'when'
  | 'clarify'
  | 'ask';

/** What adds nothing to what was asked and offered, unless it names a time. */
export const unquoted: readonly Intent[] = ['accept', 'refuse', 'decline', 'keep', 'when'];

/** What a visitor does with a text, by what was said before. Danger is answered before anything else. */
export function intentOf(typed: Understood, memory: Memory, knowledge: Knowledge): Intent {
  const { text, found } = typed;
  const { pending, done } = memory;
  const { phrases } = knowledge;
  if (found.some(({ isUrgent }) => isUrgent)) return 'ask';
  // A question mark alone asks for the last answer.
  if (pending && /^[\s?!.]+$/.test(text)) return 'clarify';
  if (says(text, phrases.keeps)) return 'keep';
  if (canWait(typed, memory, knowledge)) return 'later';
  // What is asked for after a danger is no reason to forget it.
  if (memory.isDanger && typed.times.length > 0 && !hasContact(text)) return 'ask';
  // Whoever names a day still wants to come.
  const isTimeless = typed.times.length === 0;
  const isHelped = memory.urgent && isTimeless && !typed.isQuestion && !says(text, phrases.notYet);
  if (isHelped && says(text, phrases.isOver)) return 'over';
  const isShut = isHelped && says(text, phrases.isShut);
  if (done && !pending && (isShut || says(text, phrases.declines))) return 'change';
  if (isShut) return 'shut';
  const cancels = says(text, phrases.cancels) && !says(text, phrases.asksPolicy);
  const isOffered = pending?.bookings.length || pending?.wish;
  // An appointment was made elsewhere, unless one was booked here.
  const isElsewhere = typed.times.length > 0 || says(text, phrases.appointments);
  if (cancels && (done || (isOffered && !isElsewhere && !pending?.lead))) return 'cancel';
  if (says(text, phrases.gone)) return done ? 'cancel' : 'decline';
  const isOnly = (list: string) => plain(text).trim() && !without(text, list).trim();
  const declines =
    says(text, phrases.declines) && found.length === 0 && isTimeless && !hasContact(text);
  if (pending && (declines || isOnly(phrases.declines))) return 'decline';
  if (pending && isOnly(phrases.no)) return 'refuse';
  if (correctionIn(typed, memory, knowledge)) return 'correct';
  if (isReply(typed, memory, knowledge)) return 'reply';
  if (isAcceptance(typed, memory, knowledge)) return 'accept';
  const booked = done?.bookings.map(offerText).join(' ') ?? '';
  const isBooked =
    says(text, phrases.moves) && typed.times.length > 0 && areOffered(typed.times, booked);
  const isBookedAgain =
    booked && !pending && isYes(text, phrases) && says(text, 'book it, book that');
  const asksWhen =
    isBookedAgain || (booked && says(text, phrases.asksWhen)) || says(text, phrases.asksBooked);
  if (isBooked || asksWhen) return 'when';
  if (isYesToPrice(typed, memory, knowledge)) return 'ask';
  return isUnclear(typed, memory, knowledge) ? 'clarify' : 'ask';
}
