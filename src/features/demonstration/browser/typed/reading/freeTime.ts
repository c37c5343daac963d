import { timeInSpanish } from '@/features/demonstration/browser/bookingTime';
import { areOffered } from './times';

/** The hour after or before which somebody wants to come; without AM or PM, it is in the shops' day. */
const limit = /\b(after|before|despu[eé]s de las?|antes de las?) (\d\d?)(?::(\d\d))?( ?[ap]m)?\b/i;

const clock = /(\d+):(\d\d) ([AP])M/;

/** Whether a time is after or before the hour in a text, on any day. */
function isWithin(when: string, text: string): boolean {
  const [, side = '', hour = '', minutes = '0', half] = limit.exec(text) ?? [];
  if (!hour) return true;
  const isAfternoon = half ? /p/i.test(half) : Number(hour) < 8;
  const bound =
    (Number(hour) % 12) + (isAfternoon || hour === '12' ? 12 : 0) + Number(minutes) / 60;
  const [, free = '', freeMinutes = '', freeHalf] = clock.exec(when) ?? [];
  const time = (Number(free) % 12) + (freeHalf === 'P' ? 12 : 0) + Number(freeMinutes) / 60;
  return /^(after|des)/i.test(side) ? time >= bound : time < bound;
}

const days = ['ton', 'tom', 'wed', 'thu', 'fri', 'sat', 'mon', 'tue'];

/** Where the day of a time is in the week after the examples' night, a Tuesday's; -1 for another text. */
const placeOf = (when: string) => days.indexOf(when.slice(0, 3).toLowerCase());

/** The first of the free times, on a day before that of another one if that is given. */
export const firstTime = (times: readonly string[], before?: string) =>
  [...times]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .find((when) => before === undefined || placeOf(when) < placeOf(before));

/**
 * The first of the times that suits what a customer has named, in either language.
 *
 * @param wish a day, a part of it, an hour, or after or before which hour
 */
export function freeTime(times: readonly string[], wish: string): string | undefined {
  const named = wish.replace(/\b(?:evening|after work)\b/i, 'after 5');
  const day = named.replace(limit, '').replace(/\b(?:at|a las?)\b/gi, '');
  return times.find(
    (when) => isWithin(when, named) && areOffered([day], `${when} ${timeInSpanish(when)}`),
  );
}
