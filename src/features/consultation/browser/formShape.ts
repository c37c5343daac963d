import type { SiteSettings } from '@/lib/settings/siteSettings';
import { openDaysBefore, type SiteCalls } from '../model/call/calendar';
import type { CallChoice } from '../model/call/callChoice';
import { callInWords, longestCall } from '../model/call/callInWords';
import type { Corrected } from './formEntry';

/**
 * What a form has above its end beside the fields of every form, and so how high it is, in words (`data-shape`):
 * `correction`, one of a `held` call, a `call` with or without its `day`, open days of an `earlier` month, and a
 * visitor whose clock is `elsewhere`. Styles keep the places of these, before hydration too.
 *
 * @param corrects what a correction says of its request
 */
export function shapeOf(
  choice: CallChoice,
  corrects: Pick<Corrected, 'held'> | null,
  site: SiteCalls & Pick<SiteSettings, 'timeZoneName'>,
  now: Date,
): string {
  const { method, date } = choice;
  const parts = {
    correction: corrects !== null,
    held: corrects !== null && corrects.held !== null,
    call: method !== null,
    day: date !== null,
    earlier: method !== null && openDaysBefore(method, site, now).length > 0,
    elsewhere: method !== null && callInWords(longestCall, site).own !== null,
  };
  return Object.entries(parts)
    .filter(([, isThere]) => isThere)
    .map(([part]) => part)
    .join(' ');
}
