import type { Booking } from '@/content/examples/answers/answer';

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
  /** What is chosen, if not the first time. */
  chosen?: string | undefined;
  /** On a call that plans a visit, the day and hour that the customer has named for the visit. */
  wish?: string | undefined;
  /** Of a call in an emergency: whether the customer has done what helps, so that another time may do. */
  canWait?: boolean | undefined;
  /** What the owner is told before a message. */
  lead?: string | undefined;
  /** Who has confirmed it. */
  who?: string | undefined;
  /** Whether it changes what was booked, and whether the customer wants to cancel that. */
  isChange?: boolean | undefined;
  isCancel?: boolean | undefined;
}

/** What a customer wants of what was booked. */
export type Change = Pick<Request, 'asked' | 'chosen' | 'isCancel'>;

/** Whether a change that the customer confirms leaves what was booked as it was. */
export const isUnchanged = (change: Request, chosen: string, who: string, booked?: Request) =>
  change.isChange === true &&
  chosen === booked?.chosen &&
  change.wish === booked.wish &&
  who === booked.who;

/** What a conversation remembers. */
export interface Memory {
  /** What the customer has said about herself. */
  customer: Partial<Customer>;
  /** What waits to be confirmed. */
  request: Request | undefined;
  /** What was confirmed last, until it is canceled. */
  booked: Request | undefined;
  /** What the customer has said since the owner was told something. */
  said: readonly string[];
  /** What to do in an emergency, and whether it is a danger; until the owner is told whom to reach. */
  advice: string;
  isDanger: boolean;
  /** Whether the customer has done what helps in a danger, so that she may ask for something else. */
  isSafe: boolean;
  isSpanish: boolean;
}

export const emptyMemory = (): Memory => ({
  customer: {},
  request: undefined,
  booked: undefined,
  said: [],
  advice: '',
  isDanger: false,
  isSafe: false,
  isSpanish: false,
});

/** Whether what is booked is a call, and no visit. */
export const isCall = ({ text }: Booking) => /call back/i.test(text);

/** Whether a request is for a call that wakes somebody. */
export const isUrgentCall = (request?: Request): boolean =>
  request?.booking?.isUrgent === true && isCall(request.booking);

/** How many times there are to choose from, the customer's own included. */
export const maxChoices = 4;

/**
 * Asks the customer to confirm a booking.
 *
 * @param free the example's free times; a call comes at its own
 */
export const requestFor = (booking: Booking, free: readonly string[]): Request => ({
  booking,
  times: [...new Set([booking.when, ...(isCall(booking) ? [] : free)])].slice(0, maxChoices),
});
