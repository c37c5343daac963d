import { type ContactMethod, contactMethodOptions } from '@/features/consultation/model/options';
import { isSlotPast, todayIn } from './calendar';

/** The contact method and the call that the visitor has chosen so far. */
export interface BookingChoice {
  contactMethod: ContactMethod | '';
  /** `yyyy-MM-dd`; only for a phone call. */
  callDate: string | null;
  /** 24-hour `HH:MM`; only for a phone call with a date. */
  callTime: string | null;
}

/**
 * The contact method and the call among a form's values. Any method except phone clears date and time (docs/product.md,
 * "Calls").
 */
export function choiceIn(values: Readonly<Record<string, string>>): BookingChoice {
  const method = contactMethodOptions.find(({ value }) => value === values.contactMethod)?.value;
  if (method !== 'phone') return { contactMethod: method ?? '', callDate: null, callTime: null };
  const { callDate, callTime } = values;
  return { contactMethod: method, callDate: callDate || null, callTime: callTime || null };
}

/** Whether a phone call still lacks its day or time (docs/product.md, "Calls"). */
export const lacksCall = ({ contactMethod, callDate, callTime }: BookingChoice): boolean =>
  contactMethod === 'phone' && !(callDate && callTime);

/** The choice without a time that has begun or a past day and its time; the same object when nothing has passed. */
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
