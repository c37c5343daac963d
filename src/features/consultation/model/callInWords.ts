import { slotInstant } from './calendar';
import { timeSlots } from './slots';

/** A day in words, e.g. `Monday, November 23, 2026`, from its calendar parts (`yyyy-MM-dd`). */
export function dayInWords(callDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${callDate}T00:00:00Z`),
  );
}

/** A booked call in words, e.g. `Monday, November 23, 2026 at 10:15 AM`. */
export function callInWords(callDate: string, callTime: string): string {
  const label = timeSlots.find((slot) => slot.value === callTime)?.label ?? callTime;
  return `${dayInWords(callDate)} at ${label}`;
}

/**
 * What the visitor's own clock shows when the call begins, e.g. `4:15 PM Central European Time`,
 * with the weekday where it is another day there, without a zone that has no name but its offset;
 * null where their clock shows the same.
 *
 * @param timeZone zone of the slot
 * @param visitorZone zone of the visitor; IANA names both
 */
export function callOnVisitorClock(
  callDate: string,
  callTime: string,
  timeZone: string,
  visitorZone: string,
): string | null {
  const instant = slotInstant(callDate, callTime, timeZone);
  const show = (zone: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(instant);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = { weekday: 'long' } as const;
  const sameDay = show(timeZone, day) === show(visitorZone, day);
  if (sameDay && show(timeZone, time) === show(visitorZone, time)) return null;
  const hasName = !/^(GMT|UTC)/.test(timeZoneInWords(visitorZone));
  const words = show(visitorZone, hasName ? { ...time, timeZoneName: 'longGeneric' } : time);
  return sameDay ? words : `${show(visitorZone, day)}, ${words}`;
}

/** The zone's name as people say it, e.g. `Eastern Time`. */
export function timeZoneInWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
