import type { Booking } from '@/content/examples/answers/answer';
import type { Customer } from './typed/reading/customer';

/** An offered time, and the answers that offer it. */
export type Offer = Booking & { says?: string };

/** Whatever names an offered time, in either language. */
export const offerText = ({ when, says = '' }: Offer) => `${when} ${says}`;

/** Whether what is offered is a call, and no visit. */
export const isCall = ({ text }: Offer) => /call back/i.test(text);

/** What waits for the customer's name and number, to be booked or passed on to the owner. */
export interface Pending {
  bookings: readonly Offer[];
  /** What a wish for another time than the offered one is about. */
  wish?: string | undefined;
  asksAddress?: boolean | undefined;
  /** Other times that were offered or named, which can be taken, too. */
  named?: readonly Offer[] | undefined;
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
  /** What waited until the customer declined it. */
  declined: Pending | undefined;
  /** What the customer has said since the owner was told something. */
  said: readonly string[];
  /** The website's last answer. */
  answered: string;
  /** The answer to what cannot wait, until another answer is given; in short; and whether it was said again. */
  urgent: string;
  urgentAgain: string;
  isUrgentRepeated: boolean;
  /** How many answers in a row have ended with it. */
  reminders: number;
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
  declined: undefined,
  said: [],
  answered: '',
  urgent: '',
  urgentAgain: '',
  isUrgentRepeated: false,
  reminders: 0,
  isDanger: false,
  isSpanish: false,
});

/** Remembers what the owner was told. A question does not replace an appointment. */
export function rememberTold(memory: Memory, told: Told): void {
  const { customer, isSpanish, urgent, urgentAgain, isDanger, done } = memory;
  const isAppointment = told.wish || told.bookings.length > 0;
  Object.assign(memory, emptyMemory(), {
    customer,
    isSpanish,
    urgent,
    urgentAgain,
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

/** What waits once it can wait: no call that would wake somebody. */
export const withoutUrgentCalls = (waiting: Pending | undefined): Pending => ({
  ...waiting,
  bookings: waiting?.bookings.filter((one) => !(one.isUrgent && isCall(one))) ?? [],
});

/** What waits for whoever wants only a call: no visit, and no address for it. */
export const onlyCalls = (waiting: Pending): Pending => ({
  bookings: waiting.bookings.filter(isCall),
});

/** What waits in a danger: only a call that is urgent. No visit is booked then. */
export function inDanger(waiting: Pending | undefined): Pending | undefined {
  const calls = waiting?.bookings.filter((one) => one.isUrgent && isCall(one)) ?? [];
  return calls.length > 0 ? passedOn({ bookings: calls }) : undefined;
}

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

/** Whether what waits is a booking as offered. */
export const isPlain = (waiting?: Pending) => !(waiting?.wish || waiting?.isPassedOn);

/** Whether an address is needed, which is not known yet. */
export const needsAddress = ({ bookings, asksAddress }: Pending, customer: Customer) =>
  !customer.address && (asksAddress || bookings.some((one) => one.asksAddress));

type Words = Readonly<
  Record<
    | 'needsName'
    | 'asksNumber'
    | 'needsAddress'
    | 'needsOnlyAddress'
    | 'knowsName'
    | 'knowsNameNotAddress',
    string
  >
>;

/** Asks for what is not known of the customer yet. */
export function requestFor(pending: Pending, customer: Customer, words: Words): string {
  if (needsAddress(pending, customer)) {
    if (!customer.number) return words.needsAddress;
    return customer.name ? words.knowsNameNotAddress : words.needsOnlyAddress;
  }
  if (customer.number) return words.knowsName;
  return customer.name ? words.asksNumber : words.needsName;
}
