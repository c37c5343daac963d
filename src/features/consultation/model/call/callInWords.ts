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

/** The same for large type: a line breaks after the weekday alone. */
export const dayInLines = (callDate: string) =>
  dayInWords(callDate).replace(/(?<!day,) /g, '\u00a0');

/** The parts that a tear-off calendar shows of a day, e.g. `Monday`, `Nov`, `23`. */
export function dayOnCalendar(callDate: string): { weekday: string; month: string; day: string } {
  const [weekday = '', month = '', day = ''] = dayInWords(callDate).split(/\W+/);
  return { weekday, month: month.slice(0, 3), day };
}

/** The weekdays with calls: a range such as `Monday through Friday`, or a list. */
export function openDaysInWords(): string {
  const days = Object.keys(callRules.hours).map(Number);
  // January 4, 1970 was a Sunday.
  const names = days.map((day) => dayOnCalendar(addDaysTo('1970-01-04', day)).weekday);
  const [first = 0] = days;
  const isRange = days.length > 2 && days.every((day, index) => day === first + index);
  return isRange ? `${names[0]} through ${names.at(-1)}` : listInWords(names);
}

/**
 * Dates without their year in words, each on one line, with the names of holidays: `November 26 (Thanksgiving Day) and
 * December 24`.
 */
export const datesInWords = (dates: readonly string[], names: Readonly<Record<string, string>>) =>
  listInWords(
    dates.map((date) => {
      const day = dayInWords(date).split(', ')[1]?.replace(' ', '\u00a0') ?? date;
      return names[date] ? `${day} (${names[date]})` : day;
    }),
  );

/** The IANA name of the visitor's own time zone. */
export const visitorTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A zone's name in one of the styles of Intl. */
function zoneName(timeZone: string, timeZoneName: 'longGeneric' | 'shortGeneric'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(
    new Date(),
  );
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

/** The zone's name as people say it, e.g. `Eastern Time`. */
export const timeZoneInWords = (timeZone: string): string => zoneName(timeZone, 'longGeneric');

/** The zone's common abbreviation, e.g. `ET`; empty where it has none. */
export function timeZoneInShort(timeZone: string): string {
  const name = zoneName(timeZone, 'shortGeneric');
  return name.length < 5 ? name : '';
}

/** A zone's name as people say it; empty if it has only an offset. */
export function namedZone(timeZone: string): string {
  const name = timeZoneInWords(timeZone);
  return /^(GMT|UTC)/.test(name) ? '' : name;
}

/**
 * A time of calls on a visitor's own clock: `4:15 PM`, or `Tue 4:15 AM` when it is another day there, and its hour.
 * `ownTime` is null when both clocks agree.
 */
export function slotForVisitor(
  callDate: string,
  callTime: string,
  timeZone: string,
  visitorZone: string,
): { ownTime: string | null; ownHour: number } {
  const own = callInZone(callDate, callTime, timeZone, visitorZone);
  const ownHour = Number(own.callTime.slice(0, 2));
  if (own.callDate !== callDate) {
    const day = dayOnCalendar(own.callDate).weekday.slice(0, 3);
    return { ownTime: hoursOnOneLine(`${day} ${writeTime(own.callTime)}`), ownHour };
  }
  return {
    ownTime: own.callTime === callTime ? null : hoursOnOneLine(writeTime(own.callTime)),
    ownHour,
  };
}

/** A call on the visitor's own clock, and on the agency's in words. */
interface CallOnVisitorClock {
  callDate: string;
  callTime: string;
  /** The visitor's zone, e.g. `Central European Time`; empty if it has only an offset. */
  zoneName: string;
  /** E.g. `10:15 AM Eastern Time`, with the weekday when it is another day for the visitor. */
  forAgency: string;
}

/** A call in words on the visitor's own clock: `Monday, November 23 at 10:15 AM`. */
export function callInOneLine(callDate: string, callTime: string, timeZone: string): string {
  const own = callInZone(callDate, callTime, timeZone, visitorTimeZone());
  const day = dayInWords(own.callDate).replace(/, \d+$/, '');
  return `${day} at ${hoursOnOneLine(writeTime(own.callTime))}`;
}

/** A call for a visitor in another time zone, on their own clock first; null when both clocks agree. */
export function callForVisitor(
  callDate: string,
  callTime: string,
  timeZone: string,
  visitorZone: string,
): CallOnVisitorClock | null {
  const own = callInZone(callDate, callTime, timeZone, visitorZone);
  const isSameDay = own.callDate === callDate;
  if (isSameDay && own.callTime === callTime) return null;
  const day = isSameDay ? '' : `${dayOnCalendar(callDate).weekday}, `;
  const time = hoursOnOneLine(`${writeTime(callTime)} ${namedZone(timeZone)}`.trim());
  return { ...own, zoneName: namedZone(visitorZone), forAgency: day + time };
}
