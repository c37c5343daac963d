import { useEffect, useState } from 'react';
import { slotsEndpoint } from '@/lib/paths';
import { readServerClock } from '../browser/serverClock';

const none: ReadonlySet<string> = new Set();

/** The times of a day that requests have taken; null when no answer came, or none with them. Never throws. */
async function fetchTakenTimes(callDate: string, onClockSet: () => void) {
  try {
    const response = await fetch(`${slotsEndpoint}?date=${callDate}`);
    const { date, taken } = await response.json();
    // Others answer, too. The route refuses a day that a wrong clock has named.
    const isRefusal = response.headers.get('content-type') === 'application/problem+json';
    if ((date === callDate || isRefusal) && readServerClock(response)) onClockSet();
    return Array.isArray(taken) ? (taken as string[]) : null;
  } catch {
    return null;
  }
}

/**
 * The taken times of a day, except the visitor's own; none until the server answers.
 *
 * @param now the current instant; each one asks again
 * @param onClockSet called when an answer shows that the device's clock is wrong
 */
export function useTakenTimes(
  callDate: string,
  now: Date,
  ownTime: string | null | undefined,
  onClockSet: () => void,
): ReadonlySet<string> {
  const [known, setKnown] = useState({ callDate, taken: none });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a time may be taken while the page is open
  useEffect(() => {
    let isCurrent = true;
    void fetchTakenTimes(callDate, () => isCurrent && onClockSet()).then((taken) => {
      // A leaving page aborts the request. No state may be set then (docs/architecture.md, "The form").
      if (!isCurrent || !taken) return;
      const others = new Set(taken.filter((time) => time !== ownTime));
      setKnown((known) => {
        const isChange = others.size > 0 || (known.callDate === callDate && known.taken.size > 0);
        return isChange ? { callDate, taken: others } : known;
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [callDate, ownTime, now]);

  return known.callDate === callDate ? known.taken : none;
}
