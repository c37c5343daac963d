import type { Phrases } from '@/content/examples/typedTexts';
import { isUrgentCall, type Memory } from '@/features/demonstration/browser/memory';
import { asksAboutHours } from './bestAnswer';
import { isPolite, timeTopics, type Understood } from './findAnswers';
import { begins, plain, says, without, wordsOf } from './words';

/** What a visitor does with a text. */
export type Intent =
  /** Names a danger. */
  | 'warn'
  /** Asks, or says, anything else. */
  | 'ask'
  /** Says only who she is. */
  | 'reach'
  /** Gives up, or confirms, what waits. */
  | 'decline'
  | 'confirm'
  /** Wants to change what was booked, or asks when it is. */
  | 'change'
  | 'when'
  /** Is out of a danger, or says that an emergency can wait. */
  | 'safe'
  | 'wait';

/** Whether a text has nothing but phrases of a list. */
const isOnly = (text: string, list: string) => !without(text, list).trim();

/** A question that has only the word for it. */
const bareWhen = /^ (?:(?:ok|okay|so|and|y) )?(?:when|cuando) $/;

/** Whether a text says yes, and nothing else; whoever says goodbye confirms nothing. */
const isYes = (text: string, { yes, leaves }: Phrases) =>
  begins(text, yes) &&
  !/\d|what about|how about/i.test(text) &&
  wordsOf(text).length < 6 &&
  !says(text, leaves);

/** Whether a text names a time to come at, and does not ask for the opening hours. */
export const namesTime = ({ text, times }: Understood, phrases: Phrases) =>
  times.length > 0 && !asksAboutHours(text, phrases);

/** What a visitor does with a text, by what waits and what is booked. Danger is answered before anything else. */
export function intentOf(typed: Understood, memory: Memory, phrases: Phrases): Intent {
  const { text, contact, found, isQuestion } = typed;
  const { request, booked, isDanger } = memory;
  if (found.some(({ isUrgent }) => isUrgent)) return 'warn';
  if (contact && !contact.rest) return 'reach';
  const isAboutTime = found.every(({ topic }) => timeTopics.includes(topic));
  const isLookedUp = found[0]?.topic === 'lookup' && found.length === 1;
  const isCalled = isUrgentCall(request);
  const asksWhen = isCalled ? `${phrases.asksWhen},${phrases.asksSoon}` : phrases.asksWhen;
  const isWhen =
    (request?.booking || booked) &&
    (isAboutTime || isLookedUp) &&
    (isLookedUp || says(text, asksWhen) || bareWhen.test(plain(text))) &&
    !says(text, phrases.asksHours);
  if (isWhen || says(text, phrases.asksBooked)) return 'when';
  const isOver = says(text, `${phrases.isOver},${phrases.canWait}`) && !says(text, phrases.notYet);
  if (isCalled && isOver) return 'wait';
  const isShut = says(text, phrases.isShut) && !says(text, phrases.notYet);
  const isComing = found.some(({ topic }) => topic === 'coming');
  if ((isDanger || isCalled) && isShut && !isQuestion && !isComing) return 'safe';
  const asksTime = namesTime(typed, phrases) && !says(text, phrases.refuses);
  const isElsewhere = asksTime || says(text, phrases.appointments);
  const cancels = says(text, phrases.cancels) && !says(text, phrases.asksPolicy);
  const givesUp = says(text, `${phrases.declines},${phrases.gone}`);
  // What was booked is meant where it is named, or where only a message waits.
  const isBooked = booked && (!request?.booking || says(text, phrases.appointments));
  const isMoved =
    request && !request.isChange && isBooked && (cancels || says(text, phrases.moves));
  const asksCancel = cancels || /cancel/i.test(text);
  const isCanceled = request?.isChange && asksCancel && !says(text, phrases.keeps);
  if (isMoved || isCanceled) return 'change';
  if (request) {
    const noes = `${phrases.no},${phrases.keeps},actually,oh,wait,sorry`;
    const isNo = isOnly(text, noes) && plain(text).trim() !== '';
    const declines = givesUp || (cancels && !isElsewhere) || isNo || says(text, phrases.keeps);
    const declined = ['cancel', 'discount'];
    if (declines && found.every((one) => isPolite(one) || declined.includes(one.topic)))
      return 'decline';
    const isAnswered = found.some(
      (one) => !isPolite(one) && (one.topic !== 'time' || !request.booking),
    );
    return isYes(text, phrases) && !isAnswered && !namesTime(typed, phrases) ? 'confirm' : 'ask';
  }
  // A yes to a price wants a time.
  const isAgreed = memory.said.length > 0 && isYes(text, phrases) && found.every(isPolite);
  if (isAgreed && !booked && !isDanger) return 'confirm';
  // Another day is for what was booked, unless something else is asked for.
  const isTime = namesTime(typed, phrases) && isAboutTime;
  const changes = givesUp || cancels || isOver || isTime || says(text, phrases.moves);
  return booked && changes ? 'change' : 'ask';
}
