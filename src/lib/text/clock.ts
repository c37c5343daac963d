/** A time of day (24-hour HH:MM) as people read it: `18:05` is `6:05 PM`. */
export function writeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Keeps hours beside their AM or PM, with a no-break space. */
export const hoursOnOneLine = (text: string) => text.replace(/\s(?=[AP]M\b)/g, '\u00a0');
