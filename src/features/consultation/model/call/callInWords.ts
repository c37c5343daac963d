import { hoursOnOneLine, writeTime } from '@/lib/text/clock';
import { listInWords } from '@/lib/text/words';
import { addDaysTo, callInZone } from './calendar';
import { callRules } from './callRules';

// Days are `yyyy-MM-dd`, times 24-hour `HH:MM`. `timeZone` is that of the calls, by its IANA name.

/** A day in words, e.g. `Monday, November 23, 2026`, from its calendar parts. */
export function dayInWords(callDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${callDate}T00:00:00Z`),
  );
}

const weekdayOf = (callDate: string) => dayInWords(callDate).split(',')[0] ?? '';

/** The weekdays with calls: a range such as `Monday through Friday`, or a list. */
export function openDaysInWords(): string {
  const days = Object.keys(callRules.hours).map(Number);
  // January 4, 1970 was a Sunday.
  const names = days.map((day) => weekdayOf(addDaysTo('1970-01-04', day)));
  const [first = 0] = days;
  const isRange = days.length > 2 && days.every((day, index) => day === first + index);
  return isRange ? `${names[0]} through ${names.at(-1)}` : listInWords(names);
}

/** Zones that a browser names when it withholds the visitor's own. */
const withheld = /^(?:Etc\/)?(?:UTC|GMT|UCT|Unknown|Universal|Zulu)$/;

/** The IANA name of the visitor's own time zone; null where the browser does not know it or withholds it. */
export function visitorTimeZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone || withheld.test(timeZone)) return null;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
    return timeZone;
  } catch {
    return null;
  }
}

/** The zone's name as people say it, e.g. `Eastern Time`. */
export function timeZoneInWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A call in words on a zone's clock: `Monday, November 23, 2026 at 10:15 AM`. */
export const callInLine = (callDate: string, callTime: string): string =>
  `${dayInWords(callDate)} at ${hoursOnOneLine(writeTime(callTime))}`;

/**
 * A call's time on the clock of a visitor elsewhere: `4:15 PM Central European Time`, with the weekday when it is
 * another day there.
 *
 * @param visitorZone null when it is unknown
 * @returns null where it is unknown or both clocks agree
 */
export function onVisitorClock(
  callDate: string,
  callTime: string,
  timeZone: string,
  visitorZone: string | null,
): string | null {
  if (visitorZone === null) return null;
  const own = callInZone(callDate, callTime, timeZone, visitorZone);
  const isSameDay = own.callDate === callDate;
  if (isSameDay && own.callTime === callTime) return null;
  const day = isSameDay ? '' : `${weekdayOf(own.callDate)}, `;
  return `${day}${hoursOnOneLine(writeTime(own.callTime))} ${timeZoneInWords(visitorZone)}`;
}
