import { slotsEndpoint } from '@/lib/paths';

/** After this, the grid shows no taken times. */
const patienceMs = 1000;

const isText = (value: unknown) => typeof value === 'string';

/** The times of a day that requests have taken; none when no answer comes within a second. Never throws. */
export async function fetchTakenTimes(callDate: string): Promise<ReadonlySet<string>> {
  // Not AbortSignal.timeout, which older browsers lack.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), patienceMs);
  try {
    const response = await fetch(`${slotsEndpoint}?date=${callDate}`, { signal: timeout.signal });
    const { taken } = await response.json();
    return new Set(Array.isArray(taken) ? taken.filter(isText) : []);
  } catch {
    return new Set();
  } finally {
    clearTimeout(timer);
  }
}
