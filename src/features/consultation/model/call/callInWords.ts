import { writeTime } from '@/lib/text/clock';
import { listInWords } from '@/lib/text/words';
import { addDaysTo, callInZone, slotInstant } from './calendar';
import { callRules } from './callRules';

/** A day in words, e.g. `Monday, November 23, 2026`, from its calendar parts (`yyyy-MM-dd`). */
export function dayInWords(callDate: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${callDate}T00:00:00Z`),
  );
}

/** The parts that a tear-off calendar shows of a day, e.g. `Monday`, `Nov`, `23`. */
export function dayOnCalendar(callDate: string): { weekday: string; month: string; day: string } {
  const [weekday = '', month = '', day = ''] = dayInWords(callDate).split(/\W+/);
  return { weekday, month: month.slice(0, 3), day };
}

/** Puts a no-break space before AM and PM. */
const unbroken = (text: string) => text.replace(/\s(?=[AP]M)/, '\u00a0');

/** A booked call in short, e.g. `Monday 10:15 AM`. */
export const callInShort = (callDate: string, callTime: string) =>
  unbroken(`${dayOnCalendar(callDate).weekday} ${writeTime(callTime)}`);

/** The weekdays with calls: a range such as `Monday through Friday`, or a list. */
export function openDaysInWords(): string {
  const days = Object.keys(callRules.hours).map(Number);
  // January 4, 1970 was a Sunday.
  const names = days.map((day) => dayOnCalendar(addDaysTo('1970-01-04', day)).weekday);
  const [first = 0] = days;
  const isRange = days.length > 2 && days.every((day, index) => day === first + index);
  return isRange ? `${names[0]} through ${names.at(-1)}` : listInWords(names);
}

/** Dates without their year in words, e.g. `November 26 and December 25`. */
export const datesInWords = (dates: readonly string[]) =>
  listInWords(dates.map((date) => dayInWords(date).split(', ')[1] ?? date));

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

/** The name of the visitor's zone; empty if it has only an offset. */
export function visitorZoneName(visitorZone: string): string {
  const name = timeZoneInWords(visitorZone);
  return /^(GMT|UTC)/.test(name) ? '' : name;
}

/**
 * Writes call times on the visitor's own clock, with the weekday when it is another day there:
 * `4:15 PM` or `Tue 4:15 AM` in short, in full `Tuesday, 4:15 AM Central European Time` (without a zone
 * that has no name but its offset).
 *
 * @param timeZone IANA zone of the calls
 * @param visitorZone IANA zone of the visitor
 * @returns a function of a call's date and time, which returns null when both clocks agree
 */
export function onVisitorClock(timeZone: string, visitorZone: string, style: 'short' | 'full') {
  const weekday = style === 'full' ? 'long' : 'short';
  const clockIn = (zone: string) => {
    const day = new Intl.DateTimeFormat('en-US', { weekday, timeZone: zone });
    const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone });
    return (instant: Date) => ({ day: day.format(instant), time: time.format(instant) });
  };
  const [there, here] = [clockIn(timeZone), clockIn(visitorZone)];
  const name = style === 'full' ? visitorZoneName(visitorZone) : '';
  const ending = name && ` ${name}`;
  return (callDate: string, callTime: string): string | null => {
    const instant = slotInstant(callDate, callTime, timeZone);
    const [agency, visitor] = [there(instant), here(instant)];
    const isOtherDay = agency.day !== visitor.day;
    if (!isOtherDay && agency.time === visitor.time) return null;
    const comma = style === 'full' ? ',' : '';
    const day = isOtherDay ? `${visitor.day}${comma} ` : '';
    return unbroken(`${day}${visitor.time}${ending}`);
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

/**
 * A call for a visitor in another time zone, on their own clock first.
 *
 * @param timeZone IANA zone of the call
 * @param visitorZone IANA zone of the visitor
 * @returns null when both clocks agree
 */
export function callForVisitor(
  callDate: string,
  callTime: string,
  timeZone: string,
  visitorZone: string,
): CallOnVisitorClock | null {
  const own = callInZone(callDate, callTime, timeZone, visitorZone);
  const forAgency = onVisitorClock(visitorZone, timeZone, 'full')(own.callDate, own.callTime);
  if (!forAgency) return null;
  return { ...own, zoneName: visitorZoneName(visitorZone), forAgency };
}
