import type { Booking } from '@/content/examples/answers/answer';
import type { TypedTexts } from '@/content/examples/conversation';
import type { Customer } from './typed/customer';

/** An offered time, and the answers that offer it. */
export type Offer = Booking & { says?: string };

/** Whatever names an offered time, in either language. */
export const offerText = ({ when, says = '' }: Offer) => `${when} ${says}`;

/** What waits for the customer's name and number, to be booked or passed on to the owner. */
export interface Pending {
  bookings: readonly Offer[];
  /** What a wish for another time than the offered one is about. */
  wish?: string | undefined;
  asksAddress?: boolean | undefined;
  /** What the owner is told before the customer's words, if they are no question. */
  lead?: string | undefined;
  /** Whether it is no plain booking: then the owner reads all that the customer has typed. */
  isPassedOn?: boolean | undefined;
}

/** What a conversation remembers. */
export interface Memory {
  customer: Customer;
  pending: Pending | undefined;
  /** Whether the next reply is an address, in whatever form. */
  isAddressAwaited: boolean;
  /** What the owner was told last, until it is canceled. */
  done: Told | undefined;
  canceled: Told | undefined;
  /** What the customer has said since the owner was told something. */
  said: readonly string[];
  /** The website's last answer. */
  answered: string;
  /** The answer to what cannot wait, until another answer is given; and whether it was said again. */
  urgent: string;
  isUrgentRepeated: boolean;
  /** Whether it was given without a request, because it is about a danger. */
  isDanger: boolean;
  isSpanish: boolean;
}

/** What the owner was told, with the words that came before the customer's name. */
export interface Told extends Pending {
  texts: readonly string[];
}

export const emptyMemory = (): Memory => ({
  customer: {},
  pending: undefined,
  isAddressAwaited: false,
  done: undefined,
  canceled: undefined,
  said: [],
  answered: '',
  urgent: '',
  isUrgentRepeated: false,
  isDanger: false,
  isSpanish: false,
});

/** Remembers what the owner was told. A question does not replace an appointment. */
export function rememberTold(memory: Memory, told: Told): void {
  const { customer, isSpanish, urgent, isDanger, done } = memory;
  const isAppointment = told.wish || told.bookings.length > 0;
  Object.assign(memory, emptyMemory(), {
    customer,
    isSpanish,
    urgent,
    isDanger,
    done: isAppointment ? told : (done ?? told),
  });
}

/** What waits, with another offer, which replaces the one before: only what is urgent stays, for another time. */
export function withOffer(waiting: Pending | undefined, offer: Offer): Pending {
  const before = waiting?.bookings.filter(({ text }) => text !== offer.text) ?? [];
  const bookings = [...before.filter((one) => one.isUrgent && one.when !== offer.when), offer];
  const isReplaced = bookings.length <= before.length;
  return { ...waiting, wish: undefined, isPassedOn: waiting?.isPassedOn || isReplaced, bookings };
}

/** What waits when something is canceled: only what is urgent. */
export const withoutOffers = (waiting: Pending | undefined): Pending => ({
  bookings: waiting?.bookings.filter((one) => one.isUrgent) ?? [],
});

/** What waits, with all that the customer has typed, and what the owner is told before it. */
export const passedOn = (waiting: Pending | undefined, lead = waiting?.lead): Pending => ({
  bookings: [],
  ...waiting,
  lead,
  isPassedOn: true,
});

/** Whether something that cannot wait waits for the customer's name. */
export const isUrgentAwaited = ({ pending }: Memory) =>
  pending?.bookings.some((one) => one.isUrgent);

/** What a wish for another time is about: the offered or booked one that it replaces, if there is one. */
export function wishAbout(
  offered: Offer | undefined,
  { callback, wish, insteadOf }: TypedTexts['toOwner'],
): string {
  if (!offered) return wish;
  return `${offered.what ?? callback}, ${insteadOf} ${offered.when}`;
}

/** Whether an address is needed, which is not known yet. */
export const needsAddress = ({ bookings, asksAddress }: Pending, customer: Customer) =>
  !customer.address && (asksAddress || bookings.some((one) => one.asksAddress));

type Words = Readonly<
  Record<'needsName' | 'asksNumber' | 'needsAddress' | 'knowsName' | 'knowsNameNotAddress', string>
>;

/** Asks for what is not known of the customer yet. */
export function requestFor(pending: Pending, customer: Customer, words: Words): string {
  if (needsAddress(pending, customer)) {
    return customer.number ? words.knowsNameNotAddress : words.needsAddress;
  }
  if (customer.number) return words.knowsName;
  return customer.name ? words.asksNumber : words.needsName;
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
export function retold({ bookings, wish, texts }: Told, { said }: Memory, booking: string): string {
  const about = wish ? texts : bookings.map(({ text }) => text);
  return [...about.map((text) => text.replace(booking, '')), quotesOf(said.slice(-1))]
    .filter(Boolean)
    .join(' ');
}

/**
 * What the owner is told, before the customer's name: what is booked, and all that the customer said where that was
 * more than one text, or something else.
 *
 * @param copy none where nothing was typed
 */
export function textsFor(
  { bookings, wish, isPassedOn, ...waiting }: Pending,
  { said, isDanger }: Memory,
  copy?: TypedTexts['toOwner'],
): string[] {
  const lead = isDanger ? copy?.urgent : waiting.lead;
  const texts = bookings.map(({ text }) => text);
  const isPlain = texts.length > 0 && !wish && !isPassedOn && said.length < 2;
  if (!copy || isPlain) return texts;
  const quoted = quotesOf(said);
  if (wish) return [`${wish}: ${quoted}`];
  const [last, ...others] = texts.toReversed();
  if (last && !lead && (quoted || !isPassedOn)) {
    return [...others.toReversed(), `${last} ${quoted}`.trim()];
  }
  return [...texts, `${lead ?? (quoted ? copy.question : copy.getBackTo)} ${quoted}`.trim()];
}
