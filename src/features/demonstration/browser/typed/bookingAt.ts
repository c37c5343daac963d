import type { Question } from '@/content/examples/answers/answer';
import type { TypedCopy } from '@/content/examples/typedReplies';
import { capitalize } from '@/lib/text/words';
import { timeInSentence, timeInSpanish } from '../bookingTime';
import { isCall, type Request } from '../memory';
import type { Talk } from '../talk';
import type { Found } from './findQuestions';
import { heardIn, termsOf, wordsOf } from './words';

/** Asks when somebody is there, and not for a time. */
const asksHours =
  /\b(?:open|opens|close|closes|closed|hours|abren|abierto|cierran|cerrado|horario)\b/;

/** Names the time of an appointment that was made elsewhere. */
const hasAppointment =
  /\b(?:i have an?|my|i had an?) (?:\w+ )?(?:appointment|cleaning|haircut|cut)\b|\b(?:tengo (?:una )?|mi )cita\b/;

/** Wants what was booked at another time. */
const moves =
  /\b(?:move|change|switch|push|reschedule|make it|instead|cambi\w+|muev\w+|mover|mejor)\b/;

/** Days, parts of a day and hours, in both languages. */
const time =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|today|tomorrow|noon|(?<!this )(?:morning|afternoon|evening)|weekends?|next week|hoy|ma[nñ]ana|tarde|semana|mediodia|(?:at|after|before|around|a las?|despues de las?) \d{1,2}|\d{1,2} ?(?:am|pm)|\d{1,2} \d\d)\b/g;

/** A bare hour in a short text, which answers what times are offered. */
const bareHour = /^(?:\D+ ){0,4}(?:1[0-2]|[1-9])(?: \D+)?$/;

/** The day and hours that a text names. @param isAnswer whether times have been offered to choose from */
function timesIn(text: string, isAnswer: boolean): string[] {
  const heard = heardIn(text);
  return heard.match(time) ?? (isAnswer && bareHour.test(heard) ? [heard] : []);
}

/** Whether a request has a time that the customer chooses. */
const isTimed = (request?: Request): request is Request => request?.booking !== undefined;

/** The day at the beginning of a time. The examples' night is a Tuesday's. */
const dayOf = (when: string) =>
  wordsOf(when)[0]?.replace(/^(?:tomorrow|ma[nñ]ana)$/, 'wednesday') ?? '';

/** The half of a day that a text names. */
function halfIn(heard: string): string | undefined {
  if (/\b(?:afternoon|evening|tarde|noche)\b/.test(heard)) return 'pm';
  return /\bmorning\b|\bpor la ma[nñ]ana\b/.test(heard) ? 'am' : undefined;
}

/**
 * A request with the text as a further choice, which is chosen unless a time is free on the day, and at the hour, that it
 * names.
 */
function withTime(request: Request, text: string): Request {
  const days = timesIn(text, true).map(dayOf);
  const heard = heardIn(text);
  const [hour] = /\b\d{1,2}\b/.exec(heard) ?? [];
  const named = [hour, halfIn(heard)].flatMap((one) => one ?? []);
  const isOn = (when: string) => days.some((day) => day.length > 2 && dayOf(when).startsWith(day));
  const free = request.times
    .filter((when) => isOn(when) || isOn(timeInSpanish(when)))
    .filter((when) => named.every((one) => wordsOf(when).includes(one)));
  const [only] = free;
  if (!only || free.length > 1) return { ...request, asked: text, chosen: text };
  // First, so that it is among those that the form shows.
  const times = [only, ...request.times.filter((when) => when !== only)];
  return { ...request, times, asked: hour ? undefined : text, chosen: only };
}

/** What is booked at the day or hour that a text names: what it asks for, what waits, or what it may ask for. */
export function bookingAt(text: string, { sure, close }: Found, talk: Talk): Request | undefined {
  const { request, booked } = talk.memory;
  const heard = heardIn(text);
  const isAsked = timesIn(text, request !== undefined).length > 0;
  if (!isAsked || asksHours.test(heard) || (hasAppointment.test(heard) && !booked))
    return undefined;
  if (booked && moves.test(heard)) return withTime({ ...booked, isChange: true }, text);
  if (!booked && close[0]?.isChange) return undefined;
  // What may be planned on the phone first is not booked.
  if (!sure && !request && close.some(({ books }) => books && isCall(books))) return undefined;
  const requestOf = (question: Question) => (question.books ? talk.requestOf(question) : undefined);
  // A mere day or hour is for what waits.
  const isOnlyTime = termsOf(heard.replace(time, ' ')).length === 0;
  const asked = isOnlyTime && request ? undefined : sure;
  const offered = (asked ? [requestOf(asked)] : [request, ...close.map(requestOf)]).find(isTimed);
  const next = offered && withTime(offered, text);
  // The answer names the time that it offers.
  return asked && next?.chosen === asked.books?.when ? undefined : next;
}

/** What is said about the time that `bookingAt` has chosen. */
export function saidOfTime(
  { chosen, asked }: Request,
  isSpanish: boolean,
  { isOpen, orAsk, asWritten }: TypedCopy,
): string {
  if (chosen === asked) return asWritten;
  const open = capitalize(isOpen.replace('…', timeInSentence(chosen, { isSpanish })));
  return asked ? `${open} ${orAsk}` : open;
}
