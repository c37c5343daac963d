import { timeInSpanish } from '../bookingTime';
import { heardIn, wordsOf } from './words';

/** Says that a time does not suit. */
export const excludes =
  /\b\w+day (?:is|are) (?!good|fine|ok|okay|best|better|great|perfect|open|free|available|possible|still)\w|\b(?:not|cant|doesnt|dont|wont|cannot|except|no puedo|trabajo|i (?:have to |gotta |got )?work(?! (?:at|after|before|around|by|until|till?)\b))\b/;

/** Says when somebody works, who may come before or after that, or on another day. */
const works = /\b(?:im|i am|i) (?:at |in )?work(?:ing)?\b/;

/** The time from which something is to be moved, in both languages. */
const movedFrom =
  /\b(?:from|off) (?:my |the )?[\w :]{3,14}? (?=to\b)|\b(?:lo )?del? \p{L}{5,9} (?=(?:para|al|a)\b)/iu;

/** Says when somebody is free, in other words than “after”. */
const getsOff = /\bi get (?:off|out)(?: of)?(?: work)?(?: at)? /i;

/** What a text says besides the times that do not suit. */
export function suitingIn(text: string): string {
  const kept = text
    .replace(movedFrom, ' ')
    .replace(getsOff, 'after ')
    .split(
      /[,.;?!]|\b(?:but|because|cuz|pero|porque|pq)\b|\b(?=can (?:we|you|i)\b|could (?:we|you|i)\b)/i,
    )
    .filter((part) => !excludes.test(heardIn(part)));
  const free = kept.filter((part) => !works.test(heardIn(part)));
  return (daysIn(free.join()).length > 0 ? free : kept).join();
}

/** Days and dates, in both languages, except those until or since which something is so. */
const day =
  /(?<!\b(?:til|till|until|since|hasta(?: el)?|desde(?: el)?) )\b(?:next (?:week|month|weekend|(?:mon|tue|wed|thu|fri|sat|sun)\w*)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|today|tomorrow|weekends?|hoy|(?<!\b(?:por|en|de) la )ma[nñ]ana|semana|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?|\d{1,2} de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/g;

/** Parts of a day and hours, in both languages. */
const hour =
  /\b(?:noon|(?<!this )(?:mornings?|afternoons?|evenings?)|(?:por|en|de) la ma[nñ]ana|tarde|mediodia|(?:i work )?(?:at|after|before|around|by|until|till?|a las?|despues de las?) (?:1[0-2]|[1-9])(?: [0-5]\d)?(?: ?[ap]m\b)?|(?<!\bits )\d{1,2} ?(?:am|pm)|\d{1,2} \d\d|(?<=(?:day|tomorrow) )(?:1[0-2]|[1-9]))\b/g;

const time = new RegExp(`${day.source}|${hour.source}`, 'g');

/** Days and hours with the small words between them, as in `Friday in the afternoon`. */
const times = new RegExp(
  `(?:${time.source})(?:(?: (?:on|at|in|the|about|around|por|en|de|a|el|la|las|como))* (?:${time.source}))*`,
  'g',
);

/** A bare hour in a short text, which answers what times are offered. */
const bareHour =
  /^(?!.*\b(?:hes|shes|he|she|son|daughter|kids?|age|old|years?|tiene|hij[oa]|años)\b)(?:[^\d ]+ ){0,6}(?:1[0-2]|[1-9])(?: (?:is|works?|oclock|please|instead|would|then|good|fine|ok|esta|en punto)\b.*)?$/;

/** Whether a text names a day or an hour. @param isAnswer whether times have been offered to choose from */
export const hasTime = (heard: string, isAnswer: boolean) =>
  heard.search(time) >= 0 || (isAnswer && bareHour.test(heard));

/** The day at the beginning of a time. The examples' night is a Tuesday's. */
const dayOf = (when: string) =>
  wordsOf(when)[0]
    ?.replace(/^(?:tomorrow|ma[nñ]ana)$/, 'wednesday')
    .replace(/^weekends?$/, 'saturday') ?? '';

/** The days from the examples' tomorrow on. */
const week = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday'];

/** The name of a weekday in it, which may be shortened. */
const weekday = /\b(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:[a-z]*days?)?\b/g;

const dayWritten = (named: string) =>
  week.find((one) => one.toLowerCase().startsWith(named.slice(0, 3))) ?? named;

/** The days and hours that a text names, as one writes them; the whole text if it names them in other words. */
export function timesIn(text: string): string {
  const said = suitingIn(text)
    .split(',')
    .flatMap((part) => {
      const heard = heardIn(part);
      return heard.match(times) ?? (bareHour.test(heard) ? (heard.match(/\d+/) ?? []) : []);
    });
  if (said.length === 0) return text;
  return said
    .join(' ')
    .replace(/\b(\d{1,2}) (\d\d)\b/g, '$1:$2')
    .replace(weekday, dayWritten)
    .replace(/(?<=day )(?=\d)/, 'at ');
}

/** The days that a text names, in its own words. */
export const namedDaysIn = (text: string): string[] => heardIn(text).match(day) ?? [];

/** The hours and parts of a day that a text names, in its own words. */
export const hoursIn = (text: string): string[] => heardIn(text).match(hour) ?? [];

/** The days that a text names. */
export const daysIn = (text: string) => namedDaysIn(text).map(dayOf);

/** Whether a time is on one of the days. */
export const isOn = (when: string, days: readonly string[]) =>
  [when, timeInSpanish(when)].some((one) => days.some((named) => dayOf(one).startsWith(named)));

/** Asks for another day or hour, whichever it is. */
export const asksOther =
  /\b(?:different|another|other|otr[oa]) (?:day|time|date|slot|d[ií]a|hora|fecha)\b/;

/** Asks for an earlier time than the one that waits, or than the day that it names. */
const asksEarlier =
  /\b(?:earlier|sooner|before(?= \p{L}+day\b)|antes|mas (?:temprano|pronto))\b(?! (?:in|on|en)\b)(?: (?:than|del?|que))?(?: el)?(?: (?<day>\p{L}+))?/u;

/** How many days after tomorrow a time is. */
const placeOf = (when: string) => {
  const [day] = daysIn(when);
  return day ? week.findIndex((one) => isOn(one, [day])) : -1;
};

/**
 * The earliest time before the day that a text names, or before the time that waits, if it asks for one.
 *
 * @param times those that are free
 * @param waits the time that is chosen
 */
export function earlierTime(
  text: string,
  times: readonly string[],
  waits: string | undefined,
): string | undefined {
  const asked = asksEarlier.exec(heardIn(text));
  if (!asked) return undefined;
  const limits = [asked.groups?.day, waits].map((when) => (when ? placeOf(when) : -1));
  const limit = limits.find((place) => place >= 0) ?? 0;
  const [first] = [...times].sort((one, other) => placeOf(one) - placeOf(other));
  return first && placeOf(first) < limit ? first : undefined;
}

/** The hours, from 0 to 23, of a time on the clock: from one to six it is afternoon, unless it says. */
function hourOf(clock: string): number {
  const [, digits = '', half] = /(\d{1,2})(?: \d\d)? ?([ap]m)?/.exec(clock) ?? [];
  const isLate = half ? half === 'pm' : Number(digits) < 7;
  return (Number(digits) % 12) + (isLate || digits === '12' ? 12 : 0);
}

/** An hour that a text names, and on which side of it. */
const sideOf =
  /\b(?:(?<side>after|before|by|until|till?|despues de las?|antes de las?) )?(?<limit>\d{1,2}(?: \d\d)? ?(?:[ap]m)?)\b/;

/** Whether a business is closed at the hour that a text names. @param hours when it opens and closes, from 0 to 24 */
export function isOutside(text: string, [opens, closes]: readonly [number, number]): boolean {
  const { side = 'at', limit } = sideOf.exec(hoursIn(text).join(' '))?.groups ?? {};
  if (!limit) return false;
  const hour = hourOf(limit);
  if (side === 'at') return hour < opens || hour >= closes;
  return /^(?:after|despues)/.test(side) ? hour >= closes : hour <= opens;
}

/** Whether a time, as `Friday, 8:00 AM`, is at the hour, or on the side of it, or in the half of the day that a text names. */
export function isAtHour(when: string, heard: string): boolean {
  const [clock] = /\d{1,2} \d\d [ap]m/.exec(heardIn(when)) ?? [];
  if (!clock) return false;
  const hour = hourOf(clock);
  const { side = 'at', limit } = sideOf.exec(heard)?.groups ?? {};
  if (/\b(?:afternoons?|evenings?|tarde|noche)\b/.test(heard) && hour < 12) return false;
  if (/\bmornings?\b|\bla ma[nñ]ana\b/.test(heard) && hour >= 12) return false;
  if (!limit) return true;
  if (/^(?:after|despues)/.test(side)) return hour >= hourOf(limit);
  const [, minutes] = / (\d\d)/.exec(limit) ?? [];
  const isSame = hour === hourOf(limit) && (!minutes || clock.includes(` ${minutes} `));
  return side === 'at' ? isSame : hour < hourOf(limit);
}

/** Names an hour or a half of the day. */
export const namesHour = /\d|\b(?:mornings?|afternoons?|evenings?|tarde|noche|la ma[nñ]ana)\b/;

/** Asks whether somebody can come. */
export const asksToCome =
  /\b(?:can|could) (?:you|u|someone|somebody|we|i) (?:come\b|see (?:me|us|him|her)\b)|\b(?:are|r) (?:you|u) free\b/;

/** What a wish for a time says besides. */
const aroundTime = new RegExp(
  String.raw`${asksToCome.source}|\b(?:can|could) (?:you|u|we|i) (?:make|do)(?: it| that)?\b|\b(?:is )?(?:better|instead|rather|mejor|make (?:it|that)|(?<!the )same time|i(?:m| am)?(?: at| in)? work(?:ing)?)\b`,
  'g',
);

/** A text without the day and hour that it names. */
export function withoutTime(text: string): string {
  const heard = heardIn(text).replace(/^(?:(?:oh|no|ok) )*wait /, '');
  const rest = heard.replace(time, ' ');
  return rest === heard ? heard : rest.replace(aroundTime, ' ');
}

/** Tells of something that was left or repaired, on a day that is past. */
export const tellsOfPast =
  /\bi (?:left|lost|forgot)\b|\b(?:was|were|came|been) (?:here|out|over|fixed|repaired|installed)\b|\bfixed (?:my|our|the|it)\b|\blast (?!minute|time|name)\w+\b|\bolvide\b|\bdeje\b|\bperdi\b/;
