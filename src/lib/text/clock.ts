import { siteLanguage } from './language';

const timeOfDay = new Intl.DateTimeFormat(siteLanguage, { timeStyle: 'short', timeZone: 'UTC' });

/** Writes a 24-hour time, `18:05`, as `6:05 PM`. */
export function writeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  // Some engines write a narrow no-break space.
  return timeOfDay.format(new Date(0).setUTCHours(hour, minute)).replace(/\s/g, ' ');
}

export const hoursOnOneLine = (text: string) => text.replace(/\s(?=[AP]M\b)/g, '\u00a0');

export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat(siteLanguage, { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Writes e.g. `Eastern Time`. */
export function timeZoneInWords(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(siteLanguage, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
