import type { NamedAnswer } from '@/content/examples/answers/answer';
import { leads } from '@/content/examples/typedReplies';
import type { Phrases } from '@/content/examples/typedTexts';
import { isUrgentCall, type Memory, type Request } from '@/features/demonstration/browser/memory';
import { asksAboutHours } from './bestAnswer';
import { isAboutTime, isPolite, type Understood } from './findAnswers';
import { freeTime } from './freeTime';
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

/** Whether a text names a time to come at, and does not ask for the hours, what a day costs or whether it can wait. */
export const namesTime = ({ text, times, found }: Understood, phrases: Phrases) =>
  times.length > 0 &&
  !asksAboutHours(text, phrases) &&
  !found.some(({ topic }) => ['weekends', 'canWait'].includes(topic));

/** What a text does in a danger, or while somebody is to be called in an emergency. */
function inEmergency(
  { text, found, isQuestion }: Understood,
  { request, booked, isDanger }: Memory,
  phrases: Phrases,
): Intent | undefined {
  const isCalled = isUrgentCall(request);
  const isDone = !says(text, phrases.notYet);
  const isOver = isDone && says(text, `${phrases.isOver},${phrases.canWait}`);
  if (isCalled && (isOver || says(text, phrases.noRush))) return 'wait';
  const isComing = found.some(({ topic }) => topic === 'coming');
  const isSafe = isDone && !isQuestion && !isComing && says(text, phrases.isShut);
  if ((isDanger || isCalled) && isSafe) return 'safe';
  // Whoever no longer needs the call that is booked cancels it.
  const isOff = says(text, `${phrases.declines},${phrases.isOver},${phrases.gone}`);
  return !request && isUrgentCall(booked) && isSafe && !isOff ? 'safe' : undefined;
}

/** Whether a text asks when something waits for, or was booked, and for nothing else. */
function asksWhen({ text, found }: Understood, { request, booked }: Memory, phrases: Phrases) {
  if (!request?.booking && !booked) return false;
  const list = isUrgentCall(request ?? booked)
    ? `${phrases.asksWhen},${phrases.asksSoon}`
    : phrases.asksWhen;
  const isAsked = found.every(isAboutTime) && (says(text, list) || bareWhen.test(plain(text)));
  const isLookedUp =
    found.length === 1 && found[0]?.topic === 'lookup' && !says(text, phrases.ofOthers);
  return (isAsked || isLookedUp) && !says(text, phrases.asksHours);
}

const cancels = (text: string, phrases: Phrases) =>
  says(text, phrases.cancels) && !says(text, phrases.asksPolicy);

/** Whether a text cancels or moves what was booked while a request waits. */
function turnsToBooked(text: string, { request, booked }: Memory, phrases: Phrases): boolean {
  if (!request || !booked || says(text, phrases.keeps)) return false;
  const isCanceled = /cancel/i.test(text) || says(text, phrases.cancels);
  if (request.isChange) return isCanceled && !says(text, phrases.asksPolicy);
  // What was booked is meant where it is named, or where only a message waits.
  const isMeant = !request.booking || says(text, phrases.appointments);
  return isMeant && (cancels(text, phrases) || says(text, phrases.moves));
}

/** Whether an answer says nothing but when. */
const saysOnlyWhen = (one: NamedAnswer) => isPolite(one) || isAboutTime(one);

/** What a text does with a request that waits. */
function withRequest(typed: Understood, request: Request, phrases: Phrases): Intent {
  const { text, found } = typed;
  const asksTime = namesTime(typed, phrases) && !says(text, phrases.refuses);
  const isElsewhere = asksTime || says(text, phrases.appointments);
  const noes = `${phrases.no},${phrases.keeps},actually,oh,wait,sorry`;
  const isNo = isOnly(text, noes) && plain(text).trim() !== '';
  const declines =
    isNo ||
    (says(text, `${phrases.declines},${phrases.keeps}`) && !asksTime && !/\d/.test(text)) ||
    (cancels(text, phrases) && !isElsewhere);
  const declined = ['cancel', 'discount'];
  if (says(text, phrases.gone)) return 'decline';
  // A message that asks to cancel is what “cancel it” wants.
  if (request.lead === leads.cancel && cancels(text, phrases)) return 'confirm';
  if (declines && found.every((one) => isPolite(one) || declined.includes(one.topic)))
    return 'decline';
  // Whoever takes the time that is offered has only the button to press.
  const named = typed.times.join(' ');
  const isTaken =
    named !== '' && freeTime(request.times, named) === (request.chosen ?? request.times[0]);
  if (isTaken && begins(text, phrases.yes) && found.every(saysOnlyWhen)) return 'confirm';
  const isAnswered = found.some(
    (one) => !isPolite(one) && (one.topic !== 'time' || !request.booking),
  );
  return isYes(text, phrases) && !isAnswered && !namesTime(typed, phrases) ? 'confirm' : 'ask';
}

/** What a visitor does with a text, by what waits and what is booked. Danger is answered before anything else. */
export function intentOf(typed: Understood, memory: Memory, phrases: Phrases): Intent {
  const { text, contact, found } = typed;
  const { request, booked, isDanger } = memory;
  if (found.some(({ isUrgent }) => isUrgent)) return 'warn';
  if (contact && !contact.rest) return 'reach';
  if (asksWhen(typed, memory, phrases) || says(text, phrases.asksBooked)) return 'when';
  const urgent = inEmergency(typed, memory, phrases);
  if (urgent) return urgent;
  if (turnsToBooked(text, memory, phrases)) return 'change';
  if (request) return withRequest(typed, request, phrases);
  // A yes to a price wants a time.
  const isAgreed = memory.said.length > 0 && isYes(text, phrases) && found.every(isPolite);
  if (isAgreed && !booked && !isDanger) return 'confirm';
  // Another day is for what was booked, unless something else is asked for.
  const isOver = says(text, `${phrases.isOver},${phrases.canWait}`) && !says(text, phrases.notYet);
  const givesUp = says(text, `${phrases.declines},${phrases.gone}`) || cancels(text, phrases);
  if (!booked && says(text, phrases.gone)) return 'decline';
  const isMoved =
    (namesTime(typed, phrases) && found.every(isAboutTime)) || says(text, phrases.moves);
  return booked && (isOver || givesUp || isMoved) ? 'change' : 'ask';
}
