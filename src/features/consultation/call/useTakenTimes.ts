import { useEffect, useState } from 'react';
import { slotsEndpoint } from '@/lib/paths';

const none: ReadonlySet<string> = new Set();

/** Asks for the times of a day that requests have taken. Null when no answer came, or none with the times. Never throws. */
async function fetchTakenTimes(callDate: string): Promise<string[] | null> {
  try {
    const response = await fetch(`${slotsEndpoint}?date=${callDate}`);
    const { taken } = await response.json();
    return Array.isArray(taken) ? taken : null;
  } catch {
    return null;
  }
}

/**
 * The taken times of a day, except the visitor's own; none until the server answers.
 *
 * @param callDate null before a day is chosen
 * @param now the current instant; each one asks again
 */
export function useTakenTimes(
  callDate: string | null,
  now: Date,
  ownTime: string | null | undefined,
): ReadonlySet<string> {
  const [known, setKnown] = useState({ callDate, taken: none });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a time may be taken while the page is open
  useEffect(() => {
    if (!callDate) return;
    let isCurrent = true;
    void fetchTakenTimes(callDate).then((taken) => {
      // A leaving page aborts the request. No state may be set then (docs/decisions.md).
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
