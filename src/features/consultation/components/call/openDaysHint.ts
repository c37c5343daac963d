import { callCopy } from '@/content/copy/consultation';
import { datesInWords, openDaysInWords } from '@/features/consultation/model/call/callInWords';

/** More closed dates than these are not listed. */
const listed = 6;

/** Says on which days calls take place, and on which dates (`yyyy-MM-dd`) they don't. */
export function openDaysHint(closedDates: readonly string[]): string {
  const closed = closedDates.length > listed ? callCopy.holidays : datesInWords(closedDates);
  return callCopy.openDays(openDaysInWords(), closed);
}

/**
 * The hint of the native fields, written by the server: the browser would take longer for the names of days than for
 * the rest of the form.
 */
export const nativeCallHint = (closedDates: readonly string[], timeZoneName: string) =>
  `${callCopy.needs} ${openDaysHint(closedDates)} ${callCopy.zone(timeZoneName)}`;
