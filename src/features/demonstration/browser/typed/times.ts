import type { TypedCopy } from '@/content/examples/typedReplies';
import { capitalize } from '@/lib/text/words';
import { timeInSentence, timeInSpanish } from '../bookingTime';
import { isCall, type Request } from '../memory';
import { wordsOf } from './words';

/** Days, parts of a day and hours, in both languages. */
const time =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|today|tomorrow|noon|(?<!this )(?:morning|afternoon|evening)|weekends?|next week|hoy|ma[nñ]ana|tarde|semana|mediodia|(?:at|after|before|around|a las?|despues de las?) \d{1,2}|\d{1,2} ?(?:am|pm)|\d{1,2} \d\d)\b/g;

/** The days and hours that a text names. */
export const timesIn = (text: string): string[] => wordsOf(text).join(' ').match(time) ?? [];

/** Whether a request is for a visit, or a change of one. */
export const isVisit = (request?: Request): request is Request =>
  request?.booking !== undefined && !isCall(request.booking);

/** The day at the beginning of a time. The examples' night is a Tuesday's. */
const dayOf = (when: string) =>
  wordsOf(when)[0]?.replace(/^(?:tomorrow|ma[nñ]ana)$/, 'wednesday') ?? '';

/** A request with the free time of the one day that a text names, or else with the text as a further choice. */
export function withTime(request: Request, text: string): Request {
  const [named = '', ...others] = timesIn(text).map(dayOf);
  const isNamed = (when: string) => dayOf(when).startsWith(named);
  const free = request.times.find((when) => isNamed(when) || isNamed(timeInSpanish(when)));
  return free && others.length === 0
    ? { ...request, asked: undefined, chosen: free }
    : { ...request, asked: text, chosen: text };
}

/** What is said about the time that `withTime` has chosen. */
export const saidOfTime = (
  { chosen, asked }: Request,
  isSpanish: boolean,
  { isOpen, asWritten }: TypedCopy,
) =>
  chosen === asked
    ? asWritten
    : capitalize(isOpen.replace('…', timeInSentence(chosen, { isSpanish })));
