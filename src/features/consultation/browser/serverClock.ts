/** A smaller difference is the time that an answer takes. */
const toleranceMs = 60_000;

/** How far the server's clock is ahead of the device's, as far as it is known. */
let aheadMs = 0;

/**
 * Reads the server's clock from an answer, because a device's may be wrong.
 *
 * @returns whether the time has changed
 */
export function readServerClock(response: Response): boolean {
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return false;
  const measured = date - Date.now();
  const ahead = Math.abs(measured) < toleranceMs ? 0 : measured;
  const hasChanged = Math.abs(ahead - aheadMs) >= toleranceMs;
  if (hasChanged) aheadMs = ahead;
  return hasChanged;
}

/** The current instant by the server's clock, or by the device's until an answer has told it. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);
