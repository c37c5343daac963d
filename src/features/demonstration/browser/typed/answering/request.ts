import type { NamedAnswer, QuestionName } from '@/content/examples/answers/answer';
import { leads } from '@/content/examples/typedReplies';
import { timeInSentence, timeInSpanish } from '@/features/demonstration/browser/bookingTime';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import {
  isCall,
  isUrgentCall,
  maxChoices,
  type Request,
  requestFor,
} from '@/features/demonstration/browser/memory';
import { isFirst } from '../reading/bestAnswer';
import { isAbout, isAboutTime } from '../reading/findAnswers';
import { firstTime, freeTime } from '../reading/freeTime';
import type { Knowledge } from '../reading/knowledge';
import { dayIn } from '../reading/times';
import type { Turn } from '../reading/turn';
import { says } from '../reading/words';
import { beyondIn } from './saidTo';

/** A message to a person, in place of a booking. @param topic what it is about, if that is known */
export const messageAbout = (topic?: string): Request => ({
  times: [],
  lead: topic && (leads[topic] ?? leads.question),
});

/** What an answer asks the customer to confirm: its booking, by default the one of the example's question of the same name. */
export function requestOf(answer: NamedAnswer, shown: ExampleFile): Request | undefined {
  const { topic, books, isAlone, isPassedOn, isUrgent } = answer;
  const booking = books ?? shown.questions[topic as QuestionName]?.books;
  if (booking) {
    const isSoon = Boolean(isAlone || isUrgent || booking.isUrgent);
    return requestFor({ ...booking, isUrgent: isSoon }, shown.freeTimes);
  }
  return isPassedOn ? messageAbout(isUrgent ? 'danger' : topic) : undefined;
}

/** An hour, or a part of the day, which is on the day of what was chosen before. */
const isPartOfDay =
  /^(?:\d|after |before |around |at |till? |until |morning|afternoon|evening|noon|lunch|early|first thing|despu|antes |a las? |(?:en|por) la |tarde|temprano)/i;

/** Words of a wish that is about the call itself. */
const callWords = 'call, llamada, llamen, llame';

/** Words of a wish that is about the visit. */
const visitWords = 'come in, come by, venir';

/** Words of the day on which nobody comes anymore: an hour beside them is none of another day. */
const todayWords = 'today, hoy';

/** A time that is compared with the one before. */
const isRelative = /^(?:later|earlier|sooner|más (?:tarde|temprano)|mas (?:tarde|temprano))$/i;

/** A time that does not suit. */
const refused = /^(?:not|menos) (.+)/i;

/** Whether a wish compares with the time that is chosen. */
const isCompared = ({ chosen = '' }: Request, wish: string) =>
  chosen !== '' && isRelative.test(wish);

/** The free time that a wish means without naming it: on another day than a refused one, or a sooner one. */
function impliedTime(request: Request, wish: string): string | undefined {
  const { times, chosen, isChange } = request;
  const [, unsuited] = refused.exec(wish) ?? [];
  const days = unsuited?.split(/,? (?:not|or|o|menos) |, /i);
  if (days) return times.find((when) => !days.some((one) => freeTime([when], one)));
  // What is later, or earlier than what is booked, may be on the same day.
  const isAnyDay = isChange ? /^sooner/i : /^(?:sooner|earlier|m[aá]s temprano)/i;
  return isCompared(request, wish) && isAnyDay.test(wish) ? firstTime(times, chosen) : undefined;
}

type Times = Pick<Turn, 'text' | 'times' | 'isSpanish'>;

/** A request with the time chosen that the customer has named, if it is free, or else with her own words as a choice. */
export function withTime(request: Request, { text, times: named, isSpanish }: Times): Request {
  const { booking, times, chosen = '' } = request;
  if (!booking || named.length === 0) return request;
  const wish = named.join(', ');
  const isSameDay = isPartOfDay.test(wish) && !dayIn(wish);
  // On a call that plans a visit, another day is the visit's, unless the call is to change.
  const isOfCall = (request.isChange && !request.wish) || says(text, callWords);
  const isOfVisit = booking.plansVisit && !isOfCall;
  const isToCome = says(text, visitWords);
  const isOtherDay = isToCome || (!isSameDay && !/^(?:to|mañana)/i.test(wish));
  if (isOfVisit && (isOtherDay || request.wish)) {
    if (isSameDay && says(text, todayWords)) return request;
    const ownDay = dayIn(request.wish ?? '');
    const day = isSpanish ? timeInSpanish(ownDay) : ownDay;
    return { ...request, wish: isSameDay ? `${day} ${wish}`.trim() : wish };
  }
  const implied = impliedTime(request, wish);
  if (implied) return { ...request, asked: undefined, chosen: implied };
  const before = isSameDay ? dayIn(chosen || (isCall(booking) ? booking.when : '')) : '';
  const asked = isCompared(request, wish)
    ? `${wish} ${isSpanish ? 'que' : 'than'} ${timeInSentence(chosen, { isSpanish })}`
    : `${isSpanish ? timeInSpanish(before) : before} ${wish}`.trim();
  // An hour that is free on another day than the offered one is that one, unless a day was chosen.
  const isExact = chosen === times[0] || /:(?!00)/.test(wish);
  const isHour = /^\d/.test(wish) && !request.asked && isExact;
  const either = asked.split(/ (?:or|o) /);
  const free =
    freeTime(times, asked) ??
    either.map((one) => freeTime(times, one)).find(Boolean) ??
    (isHour ? freeTime(times, wish) : undefined);
  if (free) return { ...request, asked: undefined, chosen: free };
  // Another day keeps the hour that was asked for.
  const isDay = dayIn(wish) === wish;
  const { asked: earlier = '' } = request;
  const hour = earlier.replace(dayIn(earlier), '').trim();
  const wanted = isDay && /\d/.test(hour) ? `${asked} ${hour}` : asked;
  return { ...request, asked: wanted, chosen: wanted };
}

/** The time that the customer has named for a request, which another job keeps. */
function namedFor(request?: Request): string[] {
  if (!request?.booking) return [];
  const { wish, chosen, times, booking } = request;
  if (isCall(booking)) return wish ? [wish] : [];
  return chosen && chosen !== times[0] ? [chosen] : [];
}

/** What is offered, at the time that the text names, or that was named for what waited before. */
function atNamedTime(
  offered: Request,
  waiting: Request | undefined,
  turn: Turn,
  asksFirst: boolean,
): Request {
  if (isUrgentCall(offered)) return offered;
  const isCallOffered = offered.booking && isCall(offered.booking);
  if (asksFirst && !isCallOffered) return { ...offered, chosen: firstTime(offered.times) };
  const isCallOnly = isCallOffered && !offered.booking?.plansVisit;
  const isNamed = turn.times.length > 0 || isCallOnly;
  return withTime(offered, isNamed ? turn : { ...turn, times: namedFor(waiting) });
}

/** A visit that nothing else is said about. */
export function visitAt(turn: Times, shown: ExampleFile, { answers }: Knowledge) {
  const time = answers.find(({ topic }) => topic === 'time');
  const visit = time && requestOf(time, shown);
  return visit && withTime(visit, turn);
}

/** A message, where an answer says that a person is asked: who is too late, or a child that is too young. */
export const askedFor = ({ text, found }: Turn) =>
  found.some((one) => beyondIn(text, one)) ? messageAbout('late') : undefined;

/** A request without the time that is booked already. */
export function withoutBooked(request?: Request, booked?: Request): Request | undefined {
  const times = request?.times.filter((one) => one !== booked?.chosen) ?? [];
  if (
    !request?.booking ||
    request.isChange ||
    times.length === 0 ||
    times.length === request.times.length
  )
    return request;
  const { chosen } = request;
  return { ...request, times, chosen: chosen && chosen !== booked?.chosen ? chosen : times[0] };
}

/** What the customer is asked to confirm, by what was found in a text and what waits already. */
export function nextRequest(
  turn: Turn,
  waiting: Request | undefined,
  shown: ExampleFile,
  file: Knowledge,
): Request | undefined {
  const { found, times } = turn;
  const isOnlyTime = found.every(isAboutTime);
  const offers = found.flatMap((one) => requestOf(one, shown) ?? []);
  // What is planned on the phone first is not booked.
  const offered = offers.find(({ booking }) => booking && isCall(booking)) ?? offers[0];
  if (waiting && isUrgentCall(waiting) && !isUrgentCall(offered)) {
    // Whoever is called in an emergency chooses herself to wait.
    const all = [...waiting.times, ...shown.freeTimes].slice(0, maxChoices);
    if (times.length === 0) return waiting;
    const further = { ...waiting, times: all };
    return waiting.canWait ? withTime(further, turn) : further;
  }
  // A message about something is kept as a booking is; in a danger, whatever else is asked.
  const isNoCall = isAbout(turn, 'byText') && waiting?.booking && isCall(waiting.booking);
  const isMore = isOnlyTime || (offered && !offered.booking && !found.some(isFirst) && !isNoCall);
  // Whoever asks for another price keeps the time that she has named.
  const asksPrice = says(turn.text, file.phrases.asksPrice) && times.length === 0;
  const isNamed = asksPrice && namedFor(waiting).length > 0;
  const isKept =
    waiting?.lead === leads.danger || isNamed || ((waiting?.booking || waiting?.lead) && isMore);
  // “Are you open today” asks for no sooner time.
  const asksFirst =
    times.length === 0 && !isAbout(turn, 'hours') && says(turn.text, file.phrases.asksFirst);
  const isCallOffered = offered?.booking && isCall(offered.booking);
  if (isCallOffered && !isUrgentCall(offered) && waiting?.lead === leads.byText) return waiting;
  if (offered && !isKept) return atNamedTime(offered, waiting, turn, asksFirst);
  if (asksFirst && waiting?.booking && !isCall(waiting.booking))
    return { ...waiting, asked: undefined, chosen: firstTime(waiting.times) };
  if (waiting?.booking || waiting?.lead) return withTime(waiting, turn);
  const isJob = found.some(
    ({ topic, isDone }) => topic !== 'robot' && (isDone || ['price', 'kids'].includes(topic)),
  );
  const asksToCome = isJob || says(turn.text, file.phrases.asksToCome);
  const comes = times.length > 0 && (isOnlyTime || asksToCome);
  return (comes && visitAt(turn, shown, file)) || waiting;
}
