import type { SiteSettings } from '@/lib/settings/siteSettings';
import { hoursOnOneLine, isTimeZone, timeZoneInWords, writeTime } from '@/lib/text/clock';
import { siteLanguage } from '@/lib/text/language';
import { slotInstant } from './calendar';
import type { Slot } from './call';

// How the site says when a call takes place; docs/n8n/call.js says it in mails. Days are `yyyy-MM-dd`, times 24-hour
// `HH:MM`. `timeZone` is that of the calls, by its IANA name.

type Zone = Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;

/** A call whose day and time are among the longest in words. */
export const longestCall: Slot = { date: '2026-09-30', time: '12:45' };

/** A day in words, e.g. `Monday, November 23, 2026`, from its calendar parts. */
export function dayInWords(date: string): string {
  return new Intl.DateTimeFormat(siteLanguage, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The same without the year, e.g. `Monday, November 30`. */
export function dayWithoutYear(date: string): string {
  const parts = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(siteLanguage, parts).format(new Date(`${date}T00:00:00Z`));
}

/** A time of day in a list of times, e.g. `10:15 AM`; beside the list stands `zoneHint`. */
export const timeInWords = (time: string) => writeTime(time);

/** In which zone the times of a list are. */
export const zoneHint = ({ timeZoneName }: Zone) => `Times are in ${timeZoneName}.`;

/** Whether a clock has no offset all year: a browser that withholds the visitor's zone names one such, or Reykjavik. */
const hasNoOffset = (timeZone: string) =>
  [0, 6].every((month) =>
    /GMT(?:\+00:00)?$/.test(
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(
        Date.UTC(new Date().getUTCFullYear(), month),
      ),
    ),
  );

/** The IANA name of the visitor's own time zone; null where the browser does not know or tell it. */
export function visitorTimeZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isKnown = timeZone && isTimeZone(timeZone) && !hasNoOffset(timeZone);
  return isKnown ? timeZone : null;
}

/**
 * A call's time on the clock of a visitor elsewhere: `4:15 PM Central European Time`, with the weekday when it is
 * another day there. Null where their zone is unknown or both clocks agree.
 */
function onVisitorClock(call: Slot, timeZone: string, visitorZone: string | null): string | null {
  if (visitorZone === null) return null;
  const instant = slotInstant(call, timeZone);
  const onClock = (zone: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(siteLanguage, { timeZone: zone, ...style }).format(instant);
  const weekday = onClock(visitorZone, { weekday: 'long' });
  const isSameDay = weekday === onClock(timeZone, { weekday: 'long' });
  const time = onClock(visitorZone, { timeStyle: 'short' });
  if (isSameDay && time === onClock(timeZone, { timeStyle: 'short' })) return null;
  const ownTime = `${time.replace(/\s/, '\u00a0')} ${timeZoneInWords(visitorZone)}`;
  return isSameDay ? ownTime : `${weekday}, ${ownTime}`;
}

/**
 * When a call takes place, in words, wherever the site names a call: `Monday, November 23, 2026 at 10:15 AM Eastern
 * Time`, and the same instant on the visitor's own clock, null where both clocks agree.
 */
export function callInWords(
  call: Slot,
  site: Zone,
  visitorZone = visitorTimeZone(),
): { when: string; own: string | null } {
  return {
    when: `${dayInWords(call.date)} at ${hoursOnOneLine(timeInWords(call.time))} ${site.timeZoneName}`,
    own: onVisitorClock(call, site.timeZone, visitorZone),
  };
}
