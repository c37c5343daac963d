import { callCopy } from '@/content/copy/consultation';
import { datesInWords, openDaysInWords } from '@/features/consultation/model/callInWords';

/**
 * Says on which days calls take place.
 *
 * @param closedDates dates to name as exceptions, `yyyy-MM-dd`
 */
export const openDaysHint = (closedDates: readonly string[]): string =>
  callCopy.openDays(openDaysInWords(), datesInWords(closedDates));
