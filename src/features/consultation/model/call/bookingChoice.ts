import { type ContactMethod, contactMethodOptions } from '@/features/consultation/model/options';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isInBookingWindow, isOpenDay, isSlotPast, todayIn } from './calendar';
import { isTimeSlot } from './callRules';

/** The contact method and the call that the visitor has chosen so far. */
export interface BookingChoice {
  contactMethod: ContactMethod | '';
  /** `yyyy-MM-dd`; only for a phone call. */
  callDate: string | null;
  /** 24-hour `HH:MM`; only for a phone call with a date. */
  callTime: string | null;
}

/** The contact method and the call among a form's values. Any method except phone clears date and time. */
export function choiceIn(values: Readonly<Record<string, string>>): BookingChoice {
  const method = contactMethodOptions.find(({ value }) => value === values.contactMethod)?.value;
  if (method !== 'phone') return { contactMethod: method ?? '', callDate: null, callTime: null };
  const { callDate, callTime } = values;
  return { contactMethod: method, callDate: callDate || null, callTime: callTime || null };
}

/** Whether a phone call still lacks its day or time (docs/product.md, "Calls"). */
export const lacksCall = ({ contactMethod, callDate, callTime }: BookingChoice): boolean =>
  contactMethod === 'phone' && !(callDate && callTime);

/** Days and times that the site offers. */
export type CallsOffered = Pick<SiteSettings, 'timeZone' | 'closedDates'>;

/** Whether calls take place on a day of the booking window. */
export const isDayOffered = (day: string, { timeZone, closedDates }: CallsOffered, now: Date) =>
  isInBookingWindow(day, timeZone, now) && isOpenDay(day, closedDates);

/**
 * Why a chosen call cannot stay: it has passed, or the site does not offer it; null when it can. Simulated bookings do
 * not count, because the form without JavaScript offers them.
 */
export function withdrawalOf({ callDate, callTime }: BookingChoice, site: CallsOffered, now: Date) {
  if (!callDate) return null;
  const isPast = callTime && isSlotPast(callDate, callTime, site.timeZone, now);
  if (isPast || callDate < todayIn(site.timeZone, now)) return 'passed';
  const isOffered = isDayOffered(callDate, site, now) && (!callTime || isTimeSlot(callTime));
  return isOffered ? null : 'notOffered';
}
