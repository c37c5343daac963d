import { isSlotPast, todayIn } from './calendar';
import type { ContactMethod } from './options';

/** How and when the visitor wants to be reached, as far as it has been chosen. */
export interface BookingChoice {
  contactMethod: ContactMethod | '';
  /** `yyyy-MM-dd`; only for a phone call. */
  callDate: string | null;
  /** 24-hour `HH:MM`; only for a phone call with a date. */
  callTime: string | null;
}

export const nothingChosen: BookingChoice = { contactMethod: '', callDate: null, callTime: null };

/** Any method but the phone clears date and time (docs/product.md, "Calls"). */
export function chooseContactMethod(
  choice: BookingChoice,
  contactMethod: ContactMethod,
): BookingChoice {
  return contactMethod === 'phone'
    ? { ...choice, contactMethod }
    : { contactMethod, callDate: null, callTime: null };
}

/**
 * Picking a day keeps the chosen time only where it is free on that day; clearing the day clears
 * the time (docs/product.md, "Calls").
 *
 * @param isFree whether the chosen time can be had on a day
 */
export function chooseCallDate(
  choice: BookingChoice,
  callDate: string | null,
  isFree: (callDate: string, callTime: string) => boolean,
): BookingChoice {
  const { callTime } = choice;
  const keepsTime = callDate !== null && callTime !== null && isFree(callDate, callTime);
  return { ...choice, callDate, callTime: keepsTime ? callTime : null };
}

/**
 * What a phone call still lacks before the request can be sent (docs/product.md, "Calls"): nothing for the
 * other contact methods.
 */
export function missingForCall(choice: BookingChoice): 'date' | 'time' | null {
  if (choice.contactMethod !== 'phone') return null;
  if (!choice.callDate) return 'date';
  return choice.callTime ? null : 'time';
}

/**
 * The choice without what has passed by now: a day that is over is taken back with its time, a time
 * that has begun by itself.
 *
 * @returns the very same choice when nothing has passed
 */
export function withoutPassedCall(
  choice: BookingChoice,
  timeZone: string,
  now: Date,
): BookingChoice {
  const { callDate, callTime } = choice;
  if (!callDate) return choice;
  if (callDate < todayIn(timeZone, now)) return { ...choice, callDate: null, callTime: null };
  const hasBegun = callTime !== null && isSlotPast(callDate, callTime, timeZone, now);
  return hasBegun ? { ...choice, callTime: null } : choice;
}
