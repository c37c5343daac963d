import { toOwner } from '@/content/examples/typedReplies';
import type { Memory, Offer, Pending, Told } from '../memory';

/** What a wish for another time is about: the offered or booked one that it replaces, if there is one. */
export function wishAbout(offered: Offer | undefined): string {
  if (!offered) return toOwner.wish;
  return `${offered.what ?? toOwner.callback}, ${toOwner.insteadOf} ${offered.when}`;
}

/** How long a text to the owner quotes a customer, who may write more than anybody reads on a phone. */
const longest = 600;

/** What a customer has said, without the middle of what is very long. */
function quotesOf(said: readonly string[]): string {
  const all = [...new Set(said)].map((one) => `“${one}”`).join(', ');
  const half = longest / 2;
  return all.length > longest ? `${all.slice(0, half)} … ${all.slice(-half)}` : all;
}

/** What the owner was told about, and of a wish all that he was told, with what the customer has just said about it. */
export function retold({ bookings, wish, texts }: Told, { said }: Memory): string {
  const about = wish ? texts : bookings.map(({ text }) => text);
  return [...about.map((text) => text.replace(toOwner.newBooking, '')), quotesOf(said.slice(-1))]
    .filter(Boolean)
    .join(' ');
}

/**
 * What the owner is told, before the customer's name: what is booked, and all that the customer said where that was
 * more than one text, or something else.
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
  if (wish) return [`${wish}: ${quoted}`];
  const [last, ...others] = texts.toReversed();
  if (last && !lead && (quoted || !isPassedOn)) {
    return [...others.toReversed(), `${last} ${quoted}`.trim()];
  }
  return [...texts, `${lead ?? (quoted ? toOwner.question : toOwner.getBackTo)} ${quoted}`.trim()];
}
