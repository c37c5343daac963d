import { slotsEndpoint } from '@/lib/paths';
import { readServerClock } from './serverClock';

/** A slow phone may wait seconds for the answer, but a hanging one must not keep the connection. */
const patienceMs = 10_000;

const isText = (value: unknown) => typeof value === 'string';

/** An answer about the taken times of a day. */
export interface TakenTimes {
  /** Null when no answer came within ten seconds, or none with the times. */
  taken: ReadonlySet<string> | null;
  /** Whether the answer has shown that the device's clock is wrong. */
  isClockSet: boolean;
}

/** Asks for the times of a day that requests have taken. Never throws. */
export async function fetchTakenTimes(callDate: string): Promise<TakenTimes> {
  let isClockSet = false;
  // Not AbortSignal.timeout, which older browsers lack.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), patienceMs);
  try {
    const response = await fetch(`${slotsEndpoint}?date=${callDate}`, { signal: timeout.signal });
    isClockSet = readServerClock(response);
    const { taken } = await response.json();
    return { taken: Array.isArray(taken) ? new Set(taken.filter(isText)) : null, isClockSet };
  } catch {
    return { taken: null, isClockSet };
  } finally {
    clearTimeout(timer);
  }
}
