import { writeTime } from '@/lib/clock';
import { slotInstant } from './calendar';

/** A day in words, e.g. `Monday, November 23, 2026`, from its calendar parts (`yyyy-MM-dd`). */
export function dayInWords(callDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${callDate}T00:00:00Z`),
  );
}

/** The day without the year, as a tear-off calendar has it. */
export function dayOnCalendar(callDate: string): { weekday: string; month: string; day: string } {
  const [weekday = '', month = '', day = ''] = dayInWords(callDate).split(/\W+/);
  return { weekday, month: month.slice(0, 3), day };
}

/** A text whose time does not break in two. */
const unbroken = (text: string) => text.replace(/\s(?=[AP]M)/, '\u00a0');

/** A booked call in short, e.g. `Monday 10:15 AM`. */
export const callInShort = (callDate: string, callTime: string) =>
  unbroken(`${dayOnCalendar(callDate).weekday} ${writeTime(callTime)}`);

/** The zone of the visitor's own clock. */
export const visitorTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * What the visitor's own clock shows at a time, in short: `4:15 PM`, or `Tue 4:15 AM` where it is
 * another day there.
 *
 * @param timeZone zone of the times
 * @param visitorZone zone of the visitor; IANA names both
 * @returns the words for a day and a time, null where both clocks show the same
 */
export function onVisitorClock(timeZone: string, visitorZone: string) {
  const clockIn = (zone: string) =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    });
  const [there, here] = [clockIn(timeZone), clockIn(visitorZone)];
  return (callDate: string, callTime: string): string | null => {
    const instant = slotInstant(callDate, callTime, timeZone);
    const [slotDay, slotTime] = there.format(instant).split(/,? (.+)/);
    const [day, time] = here.format(instant).split(/,? (.+)/);
    if (day !== slotDay) return unbroken(`${day} ${time}`);
    return time === slotTime ? null : unbroken(`${time}`);
  };
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
  return unbroken(sameDay ? words : `${show(visitorZone, day)}, ${words}`);
}

/** The zone's name as people say it, e.g. `Eastern Time`. */
export function timeZoneInWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
