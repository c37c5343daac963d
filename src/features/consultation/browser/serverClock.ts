import { tabStorage } from '@/lib/browser/safeStorage';

/** A smaller difference is the time that an answer takes. */
const toleranceMs = 60_000;

/** When this was written, and a century later: between them is every time that a server's clock may say. */
const [earliest, latest] = [Date.UTC(2026, 0), Date.UTC(2126, 0)];

const aheadKey = 'consultation-clock';

/** How far the server's clock is ahead of the device's, in milliseconds, as far as the tab's pages know it. */
const serverAheadMs = () => Number(tabStorage.get(aheadKey)) || 0;

/**
 * Reads the server's clock from an answer that it has just given, because a device's may be wrong.
 *
 * @returns whether the time has changed
 */
export function readServerClock({ headers }: Response): boolean {
  const date = Date.parse(headers.get('date') ?? '');
  // A cache adds the age of what it has stored.
  const isStored = Number(headers.get('age')) !== 0;
  if (isStored || !(date > earliest && date < latest)) return false;
  const measured = date - Date.now();
  const ahead = Math.abs(measured) < toleranceMs ? 0 : measured;
  const hasChanged = Math.abs(ahead - serverAheadMs()) >= toleranceMs;
  if (hasChanged) tabStorage.set(aheadKey, `${ahead}`);
  return hasChanged;
}

/** The current instant by the server's clock, or by the device's until an answer has told it. */
export const serverNow = (): Date => new Date(Date.now() + serverAheadMs());
