import type { Question } from '@/content/examples/answers/answer';
import { capitalize } from '@/lib/text/words';
import { timeInSentence } from '../bookingTime';
import { changeOf, isCall, isCallAtOnce, type Memory, message, type Request } from '../memory';
import type { Talk } from '../talk';
import { copyIn } from './copyIn';
import type { Found } from './findQuestions';
import { asksToCome, hasTime, suitingIn, tellsOfPast, timesIn, withoutTime } from './times';
import { atTimeOf, insteadOf, isPlanned, withTime } from './withTime';
import { heardIn, termsOf } from './words';

/** Asks when somebody is there, and not for a time. */
const asksHours =
  /\b(?:(?<!still )open|opens|close|closes|closed|hours|abren|abierto|cierran|cerrado|horario|\w+days|weekends)\b/;

/** Asks whether somebody is there. */
const asksForPerson =
  /^(?:(?:hi|hey|so|and|ok) )*is (?:\w+ ){1,2}(?:in|there|working|available|on)\b/;

/** Names the time of an appointment that was made elsewhere. */
export const hasAppointment =
  /\bsupposed? to\b|\b(?:min|mins|minutes|running|be|am|im) (?:\w+ )?late\b|\b(?:i was|was) booked\b|\bmy \d{1,2} ?(?:[ap]m|oclock|\d\d)\b|(?<!\b(?:book|make|schedule|get) )\b(?:i have an?|has an?|my|i had an?) (?:\w+ )?(?:appointment|cleaning|haircut|cut)\b|\b(?:tengo (?:una )?|mi )cita\b/;

/** Wants what was booked at another time. */
export const moves =
  /\b(?:move|change|switch|push|reschedule|make (?:it|that)|instead|better|rather|puede ser|cambi\w+|muev\w+|mover|mejor|prefiero)\b/;

/** Whether a question is about a visit for something else than what is being changed. */
const isOtherJob = ({ books, isVisit }: Question, { booking, isChange }: Request) =>
  isChange && books && !isVisit && !isCall(books) && books.what !== booking?.what;

/** Whether a request has a time that the customer chooses. */
const isTimed = (request?: Request): request is Request => request?.booking !== undefined;

/** A request for any visit, for the job of the call at once that it replaces, as in `Dana calls: no heat`. */
function forJobOf(visit: Request, { booking: call }: Request = message): Request {
  const job = isCallAtOnce(call) ? call?.inText?.toLowerCase() : undefined;
  const { booking } = visit;
  if (!job || !booking?.what) return visit;
  return { ...visit, booking: { ...booking, what: `${booking.what}: ${job}` } };
}

/** Whether a text names a time for a visit, and no opening hours, past, person or appointment that was made elsewhere. */
function isForVisit(heard: string, { request, booked }: Memory): boolean {
  if (asksHours.test(heard) || tellsOfPast.test(heard) || asksForPerson.test(heard)) return false;
  // A call at once is today.
  const isToday = isCallAtOnce(request?.booking) && /\b(?:today|hoy)\b/.test(heard);
  return !isToday && (booked !== undefined || !hasAppointment.test(heard));
}

/**
 * What is booked at the day or hour that a text names: what it asks for besides, what waits, or what it may ask for.
 *
 * @param sure the question that it asks besides
 */
export function bookingAt(
  text: string,
  sure: Question | undefined,
  { close, visit }: Found,
  talk: Talk,
): Request | undefined {
  const { request, booked, topic } = talk.memory;
  const heard = heardIn(text);
  // A customer who asks when a visit is does not want another.
  if (sure?.asksForTime) return undefined;
  const isInstead = request?.booking && insteadOf(request, text) !== undefined;
  const isTime = isInstead || hasTime(heard, request !== undefined || booked !== undefined);
  if (!isTime || !isForVisit(heard, talk.memory)) return undefined;
  const rest = termsOf(withoutTime(suitingIn(text) || text));
  // A mere day or hour is for what waits, or for what was booked.
  const isOnlyTime = rest.length === 0;
  if (booked && !request?.booking && (isOnlyTime || moves.test(heard)))
    return withTime(changeOf(booked), text, talk);
  // A call at once is not for another time.
  const other = isCallAtOnce(sure?.books) && !sure?.isUrgent ? visit : sure;
  const isAboutTime =
    isOnlyTime || isInstead || other?.isVisit || (sure?.isChange && moves.test(heard));
  const asked = isAboutTime && request ? undefined : other;
  if (!sure && !booked && !request && close[0]?.isChange) return undefined;
  function requestOf(question: Question): Request | undefined {
    const next = question.books ? talk.requestOf(question) : undefined;
    return next && question.isVisit ? forJobOf(next, request) : next;
  }
  // What is hardly more than a time is for any visit.
  const isVisitLater = ({ books }: Question) => books !== undefined && !isCall(books);
  const near = isOnlyTime ? [] : close.filter(isVisitLater);
  const any = visit && rest.length < 2 ? [visit] : [];
  const isTopic = request && topic && !moves.test(heard) && isOtherJob(topic, request);
  const kept = isTopic ? requestOf(topic) : request;
  const waits = isCallAtOnce(kept?.booking) ? undefined : kept;
  // A question beside it books nothing, but a customer who asks to come wants a visit.
  const isBooking = asked && (asked.books || !asksToCome.test(heard));
  const wanted = isBooking ? requestOf(asked) : undefined;
  const timed =
    wanted && request?.booking && isPlanned(wanted.booking) ? atTimeOf(wanted, request) : wanted;
  const offers = isBooking ? [timed] : [waits, ...[...near, ...any].map(requestOf)];
  const offered = offers.find(isTimed);
  const next = offered && withTime(offered, text, talk);
  // The answer names the time that it offers.
  const isNamed = next?.chosen === asked?.books?.when && !next?.visitTime;
  return asked && !request && isNamed ? undefined : next;
}

/** That a time is free, in a sentence. @param when in the form of a booking's `when` */
export const openAt = (when: string | undefined, memory: Memory) =>
  capitalize(copyIn(memory).isOpen.replace('…', timeInSentence(when, memory)));

/** What is said about the time that `bookingAt` has chosen, and with whom the visit is asked for, if it says. */
export function saidOfTime(
  { booking, chosen, asked, visitTime }: Request,
  memory: Memory,
  person?: string,
): string {
  const { orAsk, asWritten, asWrittenForCall, isClosedThen, isOpenThen } = copyIn(memory);
  if (!chosen) return booking && isCall(booking) ? isClosedThen : `${isClosedThen} ${isOpenThen}`;
  const withPerson = (time: string) => [time, person].filter(Boolean).join(' ');
  if (visitTime) return asWrittenForCall.replace('…', withPerson(visitTime));
  if (chosen === asked) return asWritten.replace('…', withPerson(timesIn(chosen)));
  const open = openAt(chosen, memory);
  const noted = person ? asWrittenForCall.replace('…', person) : '';
  return [open, asked ? orAsk : '', noted].filter(Boolean).join(' ');
}
