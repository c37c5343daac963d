import { spanishTimes, timesInEnglish, toOwner } from '@/content/examples/typedReplies';
import type { Memory, Offer, Pending, Told } from '@/features/demonstration/browser/memory';
import { inSentence } from '../reading/times';

/** Where the customer's name and number stand in a text to the owner, if not at its end. */
const who = '{who}';

/** The day in a wish. */
const day = /\b(?:today|tomorrow|next w(?:ee)?k|(?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/i;

interface Wanted {
  otherwise: string;
  isBooked?: boolean | undefined;
}

const inEnglish = (times: string) =>
  [
    ...timesInEnglish,
    ...Object.entries(spanishTimes).map(([english, spanish]) => [spanish, english] as const),
  ].reduce(
    (said, [from, to]) => said.replace(new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'iu'), to),
    times,
  );

/** The day that a text names, in English. */
export const dayIn = (text: string) => day.exec(inEnglish(text))?.[0] ?? '';

/** The times of a wish; without a day, they are on the day of what was wished for or offered before. */
export function onDay(times: readonly string[], before = ''): string {
  const said = inEnglish(times.join(', '));
  const named = day.test(said) ? /next week/ : day;
  const [sameDay = ''] = (said && !/next week/.test(said) && named.exec(before)) || [];
  return `${sameDay} ${said}`.trim();
}

/**
 * What a wish for another time is: for what, and when.
 *
 * @param otherwise what is wanted without a time
 */
export function wishAbout(
  offered: Offer | undefined,
  time: string,
  { otherwise, isBooked = false }: Wanted,
): string {
  if (!offered) return `${toOwner.wish} ${time || toOwner.otherTime}`;
  const old = isBooked ? ` ${toOwner.insteadOf} ${inSentence(offered.when)}` : '';
  const what = offered.what ?? toOwner.callback;
  return time ? `${what}, ${toOwner.wants} ${time}${old}` : `${what}, ${otherwise}`;
}

/** How long a text to the owner quotes a customer, who may write more than anybody reads on a phone. */
const longest = 600;

/** What a customer has said, without the middle of what is very long. */
function quotesOf(said: readonly string[]): string {
  const all = [...new Set(said)].map((one) => `“${one}”`).join(', ');
  const half = longest / 2;
  return all.length > longest ? `${all.slice(0, half)} … ${all.slice(-half)}` : all;
}

/** What the owner was told about, with what the customer has just said about it. */
export function retold({ bookings, wish }: Told, { said }: Memory): string {
  const about = wish ? [`${wish}:`] : bookings.map(({ text }) => text);
  return [...about.map((text) => text.replace(toOwner.newBooking, '')), quotesOf(said.slice(-1))]
    .filter(Boolean)
    .join(' ');
}

/** An emergency that does not have to wake the owner anymore. */
export const eased = (call: Offer, { said }: Memory) =>
  `${toOwner.eased} ${call.text.replace(/\.? ?call back now(, )?/i, '')} ${quotesOf(said.slice(-1))}`;

/**
 * What the owner is told: what is booked or wished for, for whom, and then all that the customer said, where that was more
 * than one text, or something else. A question comes before who has asked it.
 */
export function textsFor(
  { bookings, wish, isPassedOn, ...waiting }: Pending,
  { said, isDanger }: Memory,
): string[] {
  const lead = isDanger ? toOwner.urgent : waiting.lead;
  const texts = bookings.map(({ text }) => text);
  const isPlain = texts.length > 0 && !wish && !isPassedOn && said.length < 2;
  if (isPlain) return texts;
  const quoted = quotesOf(said);
  if (wish) return [`${wish}:${who}. ${quoted}`];
  const [last, ...others] = texts.toReversed();
  if (last && !lead && (quoted || !isPassedOn)) {
    return [...others.toReversed(), quoted ? `${last}${who}. ${quoted}` : last];
  }
  return [...texts, `${lead ?? (quoted ? toOwner.question : toOwner.getBackTo)} ${quoted}`.trim()];
}
