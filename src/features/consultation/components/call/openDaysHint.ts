import { callCopy } from '@/content/copy/consultation';
import { datesInWords, openDaysInWords } from '@/features/consultation/model/call/callInWords';
import type { Site } from '../site';

/** More closed dates than these are not listed. */
const listed = 6;

/**
 * Says on which days calls take place, until which date, and on which dates (`yyyy-MM-dd`, some with a holiday's name)
 * they don't.
 *
 * @param last left out where the server writes it, which does not know the day
 */
export function openDaysHint(
  closedDates: readonly string[],
  holidays: Readonly<Record<string, string>>,
  last?: string,
): string {
  const closed =
    closedDates.length > listed ? callCopy.holidays : datesInWords(closedDates, holidays);
  return callCopy.openDays(openDaysInWords(), closed, last ? datesInWords([last], {}) : '');
}

/**
 * The hint of the native fields, written by the server: the browser would take longer for the names of days than for
 * the rest of the form.
 */
export const nativeCallHint = ({ closedDates, holidays, timeZoneName }: Site) =>
  `${callCopy.needs} ${openDaysHint(closedDates, holidays)} ${callCopy.zone(timeZoneName)}`;
