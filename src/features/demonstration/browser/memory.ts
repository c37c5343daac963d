import type { Booking, NamedAnswer } from '@/content/examples/answers/answer';
import type { TypedTexts } from '@/content/examples/conversation';
import type { Example } from '@/content/examples/example';
import type { Customer } from './typed/customer';
import { isPolite, type Understood } from './typed/findAnswers';

/** An offered time, and the answers that offer it. What is urgent stays, whatever else is booked. */
export type Offer = Booking & { isUrgent?: boolean; says?: string };

/** Whatever names an offered time, in either language. */
export const offerText = ({ when, says = '' }: Offer) => `${when} ${says}`;

/** What waits for the customer's name and number, to be booked or passed on to the owner. */
export interface Pending {
  bookings: readonly Offer[];
  /** What a wish for another time than the offered one is about. */
  wish?: string | undefined;
  asksAddress?: boolean | undefined;
  /** What the owner is told before the notes, if they are no question. */
  lead?: string | undefined;
  /** Questions for a person, besides. */
  notes: readonly string[];
}

/** What a conversation remembers. */
export interface Memory {
  customer: Customer;
  pending: Pending | undefined;
  /** Whether the next reply is an address, in whatever form. */
  isAddressAwaited: boolean;
  /** Whether the website has just asked for more, which it does once. */
  isUnclearBefore: boolean;
  /** What the owner was told last, until it is canceled. */
  done: Told | undefined;
  canceled: Told | undefined;
  /** What the customer has asked and the owner was not told yet. */
  said: readonly string[];
  /** The days and hours in it. */
  times: readonly string[];
  /** What was asked last about the business, which the owner is told if nothing else was asked. */
  aside: string;
  /** The website's last answer. */
  answered: string;
  /** The answer to what cannot wait, until another answer is given. */
  urgent: string;
  /** Whether it was given without a request, because it is about a danger. */
  isDanger: boolean;
  isSpanish: boolean;
}

/** What the owner was told, with the words that came before the customer's name. */
export interface Told extends Pending, Pick<Memory, 'said' | 'times'> {
  texts: readonly string[];
}

export const emptyMemory = (): Memory => ({
  customer: {},
  pending: undefined,
  isAddressAwaited: false,
  isUnclearBefore: false,
  done: undefined,
  canceled: undefined,
  said: [],
  times: [],
  aside: '',
  answered: '',
  urgent: '',
  isDanger: false,
  isSpanish: false,
});

/** How many texts before a request the owner is told, besides it. */
const textsBefore = 2;

/** Remembers a text. What is asked about the business is no part of a request. */
export function rememberText(memory: Memory, { text, found, times }: Understood): void {
  const { pending, said } = memory;
  const isAside = (one: NamedAnswer) => one.isGeneral || (one.isShared && !one.isPassedOn);
  if (found.length > 0 && times.length === 0 && found.every(isAside)) {
    if (!found.every(isPolite)) memory.aside = text;
    return;
  }
  memory.said = [...(pending ? said : said.slice(-textsBefore)), text];
  memory.times = [...(pending ? memory.times : []), ...times];
}

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

/** What waits, with another offer: a visit replaces a visit and a call a call, but nothing replaces what is urgent. */
export const withOffer = (waiting: Pending | undefined, offer: Offer): Pending => ({
  notes: [],
  ...waiting,
  wish: undefined,
  bookings: [
    ...(waiting?.bookings.filter((one) => one.isUrgent || !one.what !== !offer.what) ?? []),
    offer,
  ].filter((one, index, all) => all.findIndex(({ text }) => text === one.text) === index),
});

/** What waits, with a question for a person, or with what the owner is told instead of that it is one. */
export const withNote = (
  waiting: Pending | undefined,
  note: string,
  lead = waiting?.lead,
): Pending => ({
  bookings: [],
  ...waiting,
  lead,
  notes: [...(waiting?.notes.filter((one) => one !== note) ?? []), note],
});

/** Whether something that cannot wait waits for the customer's name. */
export const isUrgentAwaited = ({ pending }: Memory) =>
  pending?.bookings.some((one) => one.isUrgent);

/** What a wish for another time is about: the offered or booked one that it replaces, or what it is for. */
export function wishAbout(
  offered: Offer | undefined,
  found: Booking | undefined,
  { callback, wish, insteadOf }: TypedTexts['toOwner'],
): string {
  if (!offered) return found?.what ?? wish;
  return `${offered.what ?? callback}, ${insteadOf} ${offered.when}`;
}

/** Whether an address is needed, which is not known yet. */
export const needsAddress = ({ bookings, asksAddress }: Pending, customer: Customer) =>
  !customer.address && (asksAddress || bookings.some((one) => one.asksAddress));

type Words = Readonly<
  Record<'needsName' | 'needsAddress' | 'knowsName' | 'knowsNameNotAddress', string>
>;

/** Asks for what is not known of the customer yet. */
export function requestFor(pending: Pending, customer: Customer, words: Words): string {
  if (needsAddress(pending, customer)) {
    return customer.number ? words.knowsNameNotAddress : words.needsAddress;
  }
  return customer.number ? words.knowsName : words.needsName;
}

/**
 * What the owner is told, before the customer's name. It may be about somebody's health: then only days and hours are
 * quoted.
 *
 * @param copy none where nothing was typed
 */
export function textsFor(
  { bookings, wish, notes, lead }: Pending,
  { said, times, aside }: Memory,
  { isPrivate }: Pick<Example, 'isPrivate'>,
  copy?: TypedTexts['toOwner'],
): string[] {
  const texts = bookings.map(({ text }) => text);
  if (!copy || (texts.length > 0 && notes.length === 0)) return texts;
  const asked =
    texts.length > 0 && !wish ? notes : [...said, ...(said.length === 0 && aside ? [aside] : [])];
  const quoted = (isPrivate ? times : asked).map((one) => `“${one}”`).join(', ');
  if (wish) return [`${wish}: ${quoted}`];
  const before =
    lead ?? (isPrivate ? copy.privateQuestion : quoted ? copy.question : copy.getBackTo);
  return [...texts, `${before} ${quoted}`.trim()];
}
