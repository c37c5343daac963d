import type { SiteSettings } from '@/lib/settings/siteSettings';
import { offeredDays, openingOf, type SiteSlots } from '../model/call/availability';
import type { CallChoice } from '../model/call/callChoice';
import { callInWords, longestCall } from '../model/call/callInWords';
import type { Correction } from './formEntry';

/** Lists the form's optional parts for `data-shape`. They decide its height, which is reserved before hydration. */
export function shapeOf(
  choice: CallChoice,
  correction: Pick<Correction, 'held'> | null,
  site: SiteSlots & Pick<SiteSettings, 'timeZoneName'>,
  now: Date,
): string {
  const { method, date } = choice;
  const parts = {
    correction: correction !== null,
    held: correction !== null && correction.held !== null,
    call: method !== null,
    day: date !== null,
    earlier: method !== null && openingOf(offeredDays(method, site, now)).earlier.length > 0,
    elsewhere: method !== null && callInWords(longestCall, site).own !== null,
  };
  return Object.entries(parts)
    .filter(([, isThere]) => isThere)
    .map(([part]) => part)
    .join(' ');
}
