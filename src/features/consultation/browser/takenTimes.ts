import { slotsEndpoint } from '@/lib/paths';

/** A slow phone may wait seconds for the answer, but a hanging one must not keep the connection. */
const patienceMs = 10_000;

const isText = (value: unknown) => typeof value === 'string';

/** The times of a day that requests have taken; none when no answer comes within ten seconds. Never throws. */
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
