import type { NamedAnswer, QuestionName } from '@/content/examples/answers/answer';
import { leads } from '@/content/examples/typedReplies';
import { timeInSpanish } from '@/features/demonstration/browser/bookingTime';
import type { ExampleFile } from '@/features/demonstration/browser/loadExample';
import {
  isCall,
  isUrgentCall,
  maxChoices,
  type Request,
  requestFor,
} from '@/features/demonstration/browser/memory';
import { isFirst } from '../reading/bestAnswer';
import { isAbout, timeTopics } from '../reading/findAnswers';
import { freeTime } from '../reading/freeTime';
import type { Knowledge } from '../reading/knowledge';
import type { Turn } from '../reading/turn';
import { says } from '../reading/words';

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

/** The day in a time that was offered or asked for. */
const day = /^(?:to\p{L}+|\p{L}+day|lunes|martes|miércoles|jueves|viernes|sábado|domingo)/iu;

/** An hour, or a part of the day, which is on the day of what was chosen before. */
const isPartOfDay =
  /^(?:\d|after |before |around |at |till? |until |morning|afternoon|evening|noon|despu|antes |a las? |(?:en|por) la |tarde)/i;

type Times = Pick<Turn, 'times' | 'isSpanish'>;

/** A request with the time chosen that the customer has named, if it is free, or else with her own words as a choice. */
export function withTime(request: Request, { times: named, isSpanish }: Times): Request {
  const { booking, times, chosen = '' } = request;
  if (!booking || named.length === 0) return request;
  const wish = named.join(', ');
  const isSameDay = isPartOfDay.test(wish);
  // On a call that plans a visit, another day is the visit's.
  if (booking.plansVisit && !isSameDay && !/^(?:to|mañana)/i.test(wish)) return request;
  const [before = ''] = (isSameDay && day.exec(chosen)) || [];
  const asked = `${isSpanish ? timeInSpanish(before) : before} ${wish}`.trim();
  // An hour that is free on another day than the offered one is that one.
  const isHour = /^\d/.test(wish) && !request.asked;
  const free = freeTime(times, asked) ?? (isHour ? freeTime(times, wish) : undefined);
  if (free) return { ...request, asked: undefined, chosen: free };
  return { ...request, asked, chosen: asked };
}

/** A visit that nothing else is said about. */
export function visitAt(turn: Times, shown: ExampleFile, { answers }: Knowledge) {
  const time = answers.find(({ topic }) => topic === 'time');
  const visit = time && requestOf(time, shown);
  return visit && withTime(visit, turn);
}

/** What the customer is asked to confirm, by what was found in a text and what waits already. */
export function nextRequest(
  turn: Turn,
  waiting: Request | undefined,
  shown: ExampleFile,
  file: Knowledge,
): Request | undefined {
  const { found, times } = turn;
  const isAboutTime = found.every(({ topic }) => timeTopics.includes(topic));
  const offers = found.flatMap((one) => requestOf(one, shown) ?? []);
  // What is planned on the phone first is not booked.
  const offered = offers.find(({ booking }) => booking && isCall(booking)) ?? offers[0];
  if (waiting && isUrgentCall(waiting) && !isUrgentCall(offered)) {
    // Whoever is called in an emergency chooses herself to wait.
    const all = [...waiting.times, ...shown.freeTimes].slice(0, maxChoices);
    return times.length > 0 ? { ...waiting, times: all } : waiting;
  }
  // A message about something is kept as a booking is; in a danger, whatever else is asked.
  const isNoCall = isAbout(turn, 'byText') && waiting?.booking && isCall(waiting.booking);
  const isMore = isAboutTime || (offered && !offered.booking && !found.some(isFirst) && !isNoCall);
  const isKept = waiting?.lead === leads.danger || ((waiting?.booking || waiting?.lead) && isMore);
  if (offered && !isKept) return isUrgentCall(offered) ? offered : withTime(offered, turn);
  if (waiting?.booking || waiting?.lead) return withTime(waiting, turn);
  const comes = times.length > 0 && (isAboutTime || says(turn.text, file.phrases.asksToCome));
  return (comes && visitAt(turn, shown, file)) || waiting;
}
