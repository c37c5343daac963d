import type { Booking } from '@/content/examples/answers/answer';
import { timeInSpanish } from '../bookingTime';
import { isCall, isCallAtOnce, type Memory, type Request } from '../memory';
import type { Talk } from '../talk';
import {
  asksOther,
  daysIn,
  earlierTime,
  excludes,
  hoursIn,
  isAtHour,
  isOn,
  isOutside,
  namedDaysIn,
  namesHour,
  suitingIn,
  timesIn,
} from './times';
import { heardIn } from './words';

/** Whether a booking is a call to plan a visit. */
export const isPlanned = (booking?: Booking) =>
  booking?.what !== undefined && isCall(booking) && !isCallAtOnce(booking);

/** Names the hour that was named before. */
const sameHour = /\bsame (?:time|hour)\b|\bmisma hora\b/;

const nextWeek = /\bnext week\b|\bpr[oó]xima semana\b/gi;

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
  { booking, asked, visitTime, chosen = '' }: Request,
  typed: string,
  { said, isSpanish }: Memory,
) {
  // The customer has not asked for a time that was chosen for them.
  const isMeant = chosen !== booking?.when || said.some((one) => isOn(chosen, daysIn(one)));
  const named = isSpanish ? timeInSpanish(chosen) : chosen;
  const meant = isMeant && !isPlanned(booking) ? named : '';
  const wished = asked ?? visitTime;
  const before = wished ?? meant;
  const heard = heardIn(typed);
  const hasDay = daysIn(typed).length > 0;
  const isSameHour = !namesHour.test(heard) && (wished !== undefined || sameHour.test(heard));
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
export const insteadOf = (request: Request, typed: string) =>
  earlierOf(request, typed) ?? otherOf(request, typed);

/**
 * A request with the text as a further choice, which is chosen unless a time is free on the day, or at the hour, that it
 * names; with nothing chosen, if the business is closed then.
 */
export function withTime(request: Request, typed: string, { memory, shown }: Talk): Request {
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
    return { ...request, asked: undefined, visitTime: undefined, chosen: undefined };
  // The time of a call that plans the visit is none for the visit.
  if (isPlanned(request.booking))
    return { ...request, chosen: request.booking?.when, visitTime: timesIn(asked) };
  const heard = heardIn([suitingIn(timesIn(typed)), ...hour].join(' '));
  const hasHour = namesHour.test(heard);
  const isFree = (when: string) =>
    (days.length === 0 || isOn(when, days)) && (!hasHour || isAtHour(when, heard));
  const mayBeFree = !isLater && (days.length > 0 || hasHour);
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

/** A request at the time that was chosen before, if it is for a visit and may be then, or plans one. */
export function atTimeOf(request: Request, waits: Request): Request {
  const { booking, asked, inWords, visitTime, chosen } = waits;
  if (isPlanned(request.booking)) {
    const other = chosen === booking?.when ? undefined : chosen;
    return { ...request, visitTime: visitTime ?? inWords ?? other };
  }
  const isVisit = [request.booking, booking].every((one) => one && !isCall(one));
  if (!isVisit || !chosen) return request;
  if (request.times.includes(chosen)) return { ...request, chosen };
  return chosen === asked ? { ...request, asked, inWords, chosen } : request;
}
