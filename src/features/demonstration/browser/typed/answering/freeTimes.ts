import { english, spanish, spanishTimes } from '@/content/examples/typedReplies';
import { type Memory, type Offer, offerText } from '@/features/demonstration/browser/memory';
import { capitalize } from '@/lib/text/words';
import type { Understood } from '../reading/findAnswers';
import { areOffered, inSentence } from '../reading/times';
import { says } from '../reading/words';

/** The days after the examples' night, a Tuesday's; tomorrow is the first. */
const days = ['Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Monday', 'Tuesday'];

/** How many of them are this week's. */
const thisWeek = 5;

const time = /(\w+), (\d+)(:\d\d) ([AP]M)/;

/** A time as a number that is higher for a later one. */
function order(when: string): number {
  const [, day = '', hour = '', minutes = '', half] = time.exec(when) ?? [];
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
  return Math.max(days.indexOf(day), 0) * 24 + hours + Number(minutes.slice(1)) / 60;
}

/** The earliest first. */
export const inOrder = (offers: readonly Offer[]) =>
  offers.toSorted((one, other) => order(one.when) - order(other.when));

const inEnglish = ({ when }: Offer) => when.replace(',', ' at');

const inSpanish = ({ when }: Offer) =>
  when.replace(time, (_, day, hour, minutes, half) => {
    const named = `${day === 'Tomorrow' ? '' : 'el '}${spanishTimes[day]}`;
    return `${named} a ${hour === '1' ? 'la' : 'las'} ${hour}${minutes} ${half}`;
  });

/** Says that one or two times are free. */
export function areFree(
  [first, second]: readonly Offer[],
  { isSpanish }: Pick<Memory, 'isSpanish'>,
) {
  if (!first) return [];
  const { isFree, orAt } = isSpanish ? spanish : english;
  const name = isSpanish ? inSpanish : inEnglish;
  const said = name(first) + isFree + (second ? `${orAt} ${name(second)}` : '');
  return [`${capitalize(said)}.`];
}

/** Names the earliest time there is. */
export const isEarliest = (offer: Offer, { isSpanish }: Pick<Memory, 'isSpanish'>) =>
  isSpanish
    ? spanish.earliest.replace('…', inSpanish(offer))
    : english.earliest.replace('…', inSentence(inEnglish(offer)));

/** Whether a time is next week. */
export const isNextWeek = ({ when }: Offer) => order(when) >= thisWeek * 24;

/** The free time before an offered one, if there is one. */
export const earlierThan = (offered: Offer, free: readonly string[]) =>
  inOrder(otherTimesFor(offered, free)).find(({ when }) => order(when) < order(offered.when));

/** What was offered, at another time. */
function movedTo(when: string, offered: Offer): Offer {
  const moved = { ...offered, when };
  const text = offered.text.replace(new RegExp(offered.when, 'i'), inSentence(when));
  const sentences = [true, false].flatMap((isSpanish) => areFree([moved], { isSpanish }));
  return { ...moved, text, says: sentences.toReversed().join(' ') };
}

/** The other times at which what was offered can be had, those that were named before included. */
export function otherTimesFor(
  offered: Offer,
  free: readonly string[],
  named: readonly Offer[] = [],
): Offer[] {
  const all = [...named, ...free.map((when) => movedTo(when, offered))];
  return all.filter(({ when }, index) => all.findIndex((one) => one.when === when) === index);
}

/** The hour after or before which somebody wants to come; without AM or PM, it is in the shops' day. */
export const limit =
  /\b(after|before|work till?|work until|despu[eé]s de las?|antes de las?) (\d\d?)(?::(\d\d))?( ?[ap]m)?\b/i;

/** Whether a time is after or before such an hour, on any day. */
function isWithin(when: string, text: string): boolean {
  const [, side = '', hour = '', minutes = '0', half] = limit.exec(text) ?? [];
  if (!hour) return true;
  const isAfternoon = half ? /p/i.test(half) : Number(hour) < 8;
  const bound =
    (Number(hour) % 12) + (isAfternoon || hour === '12' ? 12 : 0) + Number(minutes) / 60;
  const time = order(when) % 24;
  return /^(after|work|des)/i.test(side) ? time >= bound : time < bound;
}

/** Whether a text names the hour of a time: at 5 is not at 5:15, but near. */
export const isNear = (times: readonly string[], one: Offer) =>
  areOffered(times, offerText(one).replace(/:\d\d/g, ''));

/** Of other times, those that a text asks for; and all of them, the nearest to what it asks for first. */
export function chosenFrom(
  others: readonly Offer[],
  { text, times }: Understood,
  offered: Offer | undefined,
): { fitting: Offer[]; nearest: Offer[] } {
  const isLater = says(text, 'later, mas tarde');
  const isEarlier = says(text, 'earlier, sooner, mas temprano');
  const isRelative = offered && (isLater || isEarlier);
  const isSameDay = says(text, 'that day, same day, ese dia, mismo dia');
  const relative = /^(later|earlier|sooner|m[aá]s t.*)$/i;
  // Until when something can wait is not asked for, nor what is compared with: “8:40 is too early, anything later?”
  const named = times.map((one) => one.replace(limit, '').trim()).filter(Boolean);
  const asked = named.filter(
    (one) =>
      !says(text, 'till, until') &&
      !relative.test(one) &&
      !(isRelative && /\d/.test(one) && areOffered([one], offerText(offered))),
  );
  const suits = ({ when }: Offer) =>
    isWithin(when, text) &&
    (!isRelative ||
      ((isLater ? order(when) > order(offered.when) : order(when) < order(offered.when)) &&
        (!isSameDay || Math.floor(order(when) / 24) === Math.floor(order(offered.when) / 24))));
  const isAsked = asked.length > 0 || isRelative || limit.test(text);
  const either = asked.join(' ').split(/ (?:or|o) /);
  const fits = (one: Offer) =>
    isAsked && suits(one) && either.some((part) => areOffered([part], offerText(one)));
  const isNearly = (one: Offer) =>
    isNear(asked, one) ||
    asked.some((part) => areOffered([part.replace(/ .*/, '')], offerText(one)));
  const sorted = inOrder(others);
  const within = sorted.filter(({ when }) => isWithin(when, text));
  return {
    fitting: sorted.filter(fits),
    nearest: (within.length > 0 ? within : sorted).toSorted(
      (one, other) => Number(isNearly(other)) - Number(isNearly(one)),
    ),
  };
}
