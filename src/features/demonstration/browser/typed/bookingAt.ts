import type { Booking, Question } from '@/content/examples/answers/answer';
import { capitalize } from '@/lib/text/words';
import { timeInSentence, timeInSpanish } from '../bookingTime';
import { changeOf, isCall, isCallAtOnce, type Memory, message, type Request } from '../memory';
import type { Talk } from '../talk';
import { copyIn } from './copyIn';
import type { Found } from './findQuestions';
import {
  asksOther,
  asksToCome,
  daysIn,
  earlierTime,
  excludes,
  hasTime,
  hoursIn,
  isAtHour,
  isOn,
  isOutside,
  namedDaysIn,
  namesHour,
  suitingIn,
  timesIn,
  withoutTime,
} from './times';
import { heardIn, termsOf } from './words';

/** Asks when somebody is there, and not for a time. */
const asksHours =
  /\b(?:(?<!still )open|opens|close|closes|closed|hours|abren|abierto|cierran|cerrado|horario|\w+days|weekends)\b/;

/** Tells of something that was left, on a day that is past. */
const tellsOfLoss = /\bi (?:left|lost|forgot)\b|\bolvide\b|\bdeje\b|\bperdi\b/;

/** Asks whether somebody is there. */
const asksForPerson =
  /^(?:(?:hi|hey|so|and|ok) )*is (?:\w+ ){1,2}(?:in|there|working|available|on)\b/;

/** Names the time of an appointment that was made elsewhere. */
export const hasAppointment =
  /\bsupposed? to\b|\b(?:min|mins|minutes|running|be|am|im) (?:\w+ )?late\b|\b(?:i was|was) booked\b|\bmy \d{1,2} ?(?:[ap]m|oclock|\d\d)\b|(?<!\b(?:book|make|schedule|get) )\b(?:i have an?|has an?|my|i had an?) (?:\w+ )?(?:appointment|cleaning|haircut|cut)\b|\b(?:tengo (?:una )?|mi )cita\b/;

/** Names the hour that was named before. */
const sameHour = /\bsame (?:time|hour)\b|\bmisma hora\b/;

const nextWeek = /\bnext week\b|\bpr[oó]xima semana\b/gi;

/** Wants what was booked at another time. */
export const moves =
  /\b(?:move|change|switch|push|reschedule|make (?:it|that)|instead|better|rather|puede ser|cambi\w+|muev\w+|mover|mejor|prefiero)\b/;

/** A request at one of its times, first, so that it is among those that the form shows. */
const withFirst = (request: Request, chosen: string, asked: string | undefined): Request => ({
  ...request,
  times: [chosen, ...request.times.filter((when) => when !== chosen)],
  asked,
  inWords: asked && timesIn(asked),
  chosen,
});

/** What was asked for before a text, and still counts: next week, the day of a mere hour, and the hour of a mere day. */
function stillAsked(
  { booking, asked, chosen = '' }: Request,
  typed: string,
  { said, isSpanish }: Memory,
) {
  // What was chosen for the customer, she has not asked for.
  const isMeant = chosen !== booking?.when || said.some((one) => isOn(chosen, daysIn(one)));
  const named = isSpanish ? timeInSpanish(chosen) : chosen;
  const meant = isMeant ? named : '';
  const before = asked ?? meant;
  const heard = heardIn(typed);
  const hasDay = daysIn(typed).length > 0;
  const isSameHour = !namesHour.test(heard) && (asked !== undefined || sameHour.test(heard));
  const isKept = !excludes.test(before);
  const [days = []] = [before, meant].map(namedDaysIn).filter(({ length }) => length > 0);
  return {
    week: hasDay ? (before.match(nextWeek) ?? []) : [],
    day: isKept && !hasDay ? days : [],
    hour: isKept && hasDay && isSameHour ? hoursIn(before) : [],
  };
}

/** A request at an earlier time, if a text asks for one that is free. */
function earlierOf(request: Request, typed: string): Request | undefined {
  const { times, booking, chosen = booking?.when } = request;
  const earlier = isPlanned(booking) ? undefined : earlierTime(typed, times, chosen);
  return earlier ? withFirst(request, earlier, undefined) : undefined;
}

/** A request at the first time on another day, if a text asks for any other. */
function otherOf(request: Request, typed: string): Request | undefined {
  const { times, booking, asked, chosen = booking?.when ?? '' } = request;
  const isAsked = asksOther.test(heardIn(typed)) && daysIn(suitingIn(typed)).length === 0;
  const days = [...daysIn(typed), ...daysIn(asked ?? chosen)];
  const other = isAsked && !isPlanned(booking) && times.find((when) => !isOn(when, days));
  return other ? withFirst(request, other, undefined) : undefined;
}

/** A request at another time than the one that waits, if a text asks for an earlier or any other. */
const insteadOf = (request: Request, typed: string) =>
  earlierOf(request, typed) ?? otherOf(request, typed);

/**
 * A request with the text as a further choice, which is chosen unless a time is free on the day, or at the hour, that it
 * names; with nothing chosen, if the business is closed then.
 */
function withTime(request: Request, typed: string, { memory, shown }: Talk): Request {
  const { closedDays = [], openHours } = shown();
  const instead = insteadOf(request, typed);
  if (instead) return instead;
  const { week, day, hour } = stillAsked(request, typed, memory);
  const asked = [...week, ...day, typed, ...hour].join(', ');
  // A day after next week's is next week's, too.
  const isLater = daysIn(typed).length > 0 && /\bnext\b|\bpr[oó]xim/i.test(request.asked ?? '');
  const suits = suitingIn(asked);
  const days = daysIn(suits);
  const isClosed = (named: string) => closedDays.some((closed) => isOn(closed, [named]));
  if ((days.length > 0 && days.every(isClosed)) || isOutside(suits, openHours))
    return { ...request, asked: undefined, chosen: undefined };
  const heard = heardIn([suitingIn(timesIn(typed)), ...hour].join(' '));
  const hasHour = namesHour.test(heard);
  const isFree = (when: string) =>
    (days.length === 0 || isOn(when, days)) && (!hasHour || isAtHour(when, heard));
  // The time of a call that plans the visit is none for the visit.
  const mayBeFree = !isLater && !isPlanned(request.booking) && (days.length > 0 || hasHour);
  const [first, ...others] = mayBeFree ? request.times.filter(isFree) : [];
  if (!first) {
    // Those of the day come first, so that the form shows them.
    const soon = asked.match(nextWeek) ? ['monday', 'tuesday'] : [];
    const near = request.times.filter((when) => isOn(when, [...days, ...soon]));
    const times = [...new Set([...near, ...request.times])];
    return { ...request, times, asked, inWords: timesIn(asked), chosen: asked };
  }
  const isSharp = /\d \d\d\b/.test(heard) || /:00/.test(first);
  const isExact = days.length > 0 && /\d/.test(heard) && isSharp && others.length === 0;
  return withFirst(request, first, isExact ? undefined : asked);
}

/** Whether a question is about a visit for something else than what is being changed. */
const isOtherJob = ({ books, isVisit }: Question, { booking, isChange }: Request) =>
  isChange && books && !isVisit && !isCall(books) && books.what !== booking?.what;

/** Whether a request has a time that the customer chooses. */
const isTimed = (request?: Request): request is Request => request?.booking !== undefined;

/** A request for any visit, for the job of the call at once that it replaces, as in `Dana calls: no heat`. */
function forJobOf(visit: Request, { booking: call }: Request = message): Request {
  const [, job] = isCallAtOnce(call) ? (call?.what?.split(': ') ?? []) : [];
  const { booking } = visit;
  if (!job || !booking?.what) return visit;
  const what = `${booking.what}: ${job}`;
  return {
    ...visit,
    booking: { ...booking, what, text: booking.text.replace(booking.what, what) },
  };
}

/** Whether a booking is a call to plan a visit. */
export const isPlanned = (booking?: Booking) =>
  booking?.what !== undefined && isCall(booking) && !isCallAtOnce(booking);

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
  const isInstead = request?.booking && insteadOf(request, text) !== undefined;
  const isTime = isInstead || hasTime(heard, request !== undefined || booked !== undefined);
  if (!isTime || asksHours.test(heard) || tellsOfLoss.test(heard)) return undefined;
  if ((hasAppointment.test(heard) && !booked && !request) || asksForPerson.test(heard))
    return undefined;
  if (isCallAtOnce(request?.booking) && /\b(?:today|hoy)\b/.test(heard)) return undefined;
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
  // A question beside it books nothing, but whoever asks to come wants a visit.
  const isBooking = asked && (asked.books || !asksToCome.test(heard));
  const offers = isBooking ? [requestOf(asked)] : [waits, ...[...near, ...any].map(requestOf)];
  const offered = offers.find(isTimed);
  const next = offered && withTime(offered, text, talk);
  // The answer names the time that it offers.
  return asked && !request && next?.chosen === asked.books?.when ? undefined : next;
}

/** That a time is free, in a sentence. @param when in the form of a booking's `when` */
export const openAt = (when: string | undefined, memory: Memory) =>
  capitalize(copyIn(memory).isOpen.replace('…', timeInSentence(when, memory)));

/** What is said about the time that `bookingAt` has chosen, and with whom the visit is asked for, if it says. */
export function saidOfTime(
  { booking, chosen, asked }: Request,
  memory: Memory,
  person?: string,
): string {
  const { orAsk, asWritten, asWrittenForCall, isClosedThen, isOpenThen } = copyIn(memory);
  if (!chosen) return booking && isCall(booking) ? isClosedThen : `${isClosedThen} ${isOpenThen}`;
  if (chosen === asked) {
    const said = isPlanned(booking) ? asWrittenForCall : asWritten;
    return said.replace('…', [timesIn(chosen), person].filter(Boolean).join(' '));
  }
  const open = openAt(chosen, memory);
  const noted = person ? asWrittenForCall.replace('…', person) : '';
  return [open, asked ? orAsk : '', noted].filter(Boolean).join(' ');
}
