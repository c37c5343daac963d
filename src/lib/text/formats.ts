/** Matches a UUID of any version, in lower case (RFC 9562). */
export const uuidPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

const wholeUuid = new RegExp(`^${uuidPattern.source}$`, 'i');

/** Accepts either case. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && wholeUuid.test(value);

/** A thread's whole id grants access to its call. */
export const shortId = (id: string): string => id.slice(0, 13);

/** Accepts real dates, `yyyy-MM-dd`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const midnight = new Date(`${text}T00:00:00Z`);
  // Engines either reject February 30 or read it as March 2.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}

/** 24-hour `HH:MM` */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
