import 'server-only';
import type { Slot } from '@/features/consultation/model/call/call';
import { dayWithoutYear } from '@/features/consultation/model/call/callInWords';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { writeTime } from '@/lib/text/clock';
import { siteLanguage } from '@/lib/text/language';

function shortDay(date: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(siteLanguage, parts).format(new Date(`${date}T00:00:00Z`));
}

export type CallWords = ReturnType<typeof callWordsFor>;

export const callWordsFor = ({ timeZoneName }: Pick<SiteSettings, 'timeZoneName'>) => ({
  /** `Thursday, December 3, at 10:15 AM Eastern Time` */
  whole: ({ date, time }: Slot): string =>
    `${dayWithoutYear(date)}, at ${writeTime(time)} ${timeZoneName}`,

  /** `Thu, Dec 3 at 10:15 AM`, for a subject. */
  short: ({ date, time }: Slot): string => `${shortDay(date)} at ${writeTime(time)}`,
});
