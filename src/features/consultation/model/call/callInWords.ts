import type { SiteSettings } from '@/lib/settings/siteSettings';
import { hoursOnOneLine, isTimeZone, timeZoneInWords, writeTime } from '@/lib/text/clock';
import { siteLanguage } from '@/lib/text/language';
import { slotInstant } from './calendar';
import type { Slot } from './call';

type Zone = Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;

/** Reserves space for any call. */
export const longestCall: Slot = { date: '2026-09-30', time: '12:45' };

/** On a visitor's clock. */
export const longestOwnTime = 'Wednesday, 12:45 PM Central European Time';

const ofDay = (date: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(siteLanguage, { ...style, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** `Monday, November 23, 2026` */
export const dayInWords = (date: string) => ofDay(date, { dateStyle: 'full' });

/** `Monday, November 30` */
export const dayWithoutYear = (date: string) =>
  ofDay(date, { weekday: 'long', month: 'long', day: 'numeric' });

/** `November` */
export const monthInWords = (date: string) => ofDay(date, { month: 'long' });

/** `10:15 AM`, for lists beside a `zoneHint`. */
export const timeInWords = (time: string) => writeTime(time);

/** `Friday, December 4 at 10:45 AM` */
export const callInShort = ({ date, time }: Slot) =>
  `${dayWithoutYear(date)} at ${hoursOnOneLine(timeInWords(time))}`;

export const zoneHint = ({ timeZoneName }: Zone) => `Times are in ${timeZoneName}.`;

/** Privacy browsers report such zones instead of the visitor's. */
const hasNoOffset = (timeZone: string) =>
  [0, 6].every((month) =>
    /GMT(?:\+00:00)?$/.test(
      new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(
        Date.UTC(new Date().getUTCFullYear(), month),
      ),
    ),
  );

/** Returns null if the zone is not reported. */
export function visitorTimeZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isKnown = timeZone && isTimeZone(timeZone) && !hasNoOffset(timeZone);
  return isKnown ? timeZone : null;
}

/** `4:15 PM Central European Time`, with the weekday if it differs; null if unknown or the same. */
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

/** `when`: `Monday, November 23, 2026 at 10:15 AM Eastern Time`; `own`: the visitor's time if different. */
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
