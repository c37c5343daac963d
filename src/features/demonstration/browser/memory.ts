import type { Booking, Question } from '@/content/examples/example';

/** How a customer can be reached. */
export interface Customer {
  name: string;
  /** A number or an email address. */
  phone: string;
  address?: string | undefined;
}

/** What the customer is asked to confirm in a form (requestForm.ts): a booking, or a message to a person. */
export interface Request {
  /** Left out for a message. */
  booking?: Booking | undefined;
  /** The times to choose from, in the form of a booking's `when`. */
  times: readonly string[];
  /** The customer's own words for another time, which are a choice, too. */
  asked?: string | undefined;
  /** Its day and hour alone. */
  inWords?: string | undefined;
  /** The day and hour of the visit that a call plans, in the customer's own words. */
  visitTime?: string | undefined;
  /** What is chosen, if not the first time. */
  chosen?: string | undefined;
  /** Who has confirmed it. */
  who?: string | undefined;
  /** Whether it changes what was booked. */
  isChange?: boolean | undefined;
  /** Whether a message asks for a call. */
  asksForCall?: boolean | undefined;
}

/** A message to a person. */
export const message: Request = { times: [] };

/** Whether a change that the customer confirms leaves what was booked as it was. */
export const isUnchanged = (change: Request, chosen: string, who: string, booked?: Request) =>
  change.isChange === true &&
  chosen === booked?.chosen &&
  who === booked.who &&
  change.visitTime === booked.visitTime;

/** A change of what was booked, or its cancellation, for the customer to confirm. */
export const changeOf = (booked: Request): Request => ({ ...booked, isChange: true });

/** What a conversation remembers. */
export interface Memory {
  /** What the customer has said about themselves. */
  customer: Partial<Customer>;
  /** What waits to be confirmed. */
  request: Request | undefined;
  /** What was confirmed last, until it is canceled. */
  booked: Request | undefined;
  isSpanish: boolean;
}

export const emptyMemory = (): Memory => ({
  customer: {},
  request: undefined,
  booked: undefined,
  isSpanish: false,
});

/** Whether what is booked is a call, and no visit. */
export const isCall = ({ call }: Booking) => call !== undefined;

/** How many times there are to choose from, the customer's own included. */
export const maxChoices = 4;

/**
 * Asks the customer to confirm a booking.
 *
 * @param free the example's free times; a call comes at its own
 */
function requestFor(booking: Booking, free: readonly string[], booked?: Request): Request {
  const times = [...new Set([booking.when, ...(isCall(booking) ? [] : free)])];
  const left = times.filter((when) => when !== booked?.chosen);
  return { booking, times: left.slice(0, maxChoices), chosen: left[0] };
}

/**
 * What the customer confirms after a question: what it books, a change, a message to a person; or what waits already.
 *
 * @param free the example's free times
 */
export function requestOf(
  { books }: Question,
  { request, booked }: Memory,
  free: readonly string[],
): Request | undefined {
  return books ? requestFor(books, free, booked) : request;
}
