import { useEffect, useState } from 'react';
import { slotsEndpoint } from '@/lib/paths';

const none: ReadonlySet<string> = new Set();

/** Like other answers, one that does not come must end. */
const timeoutMs = 8000;

/** The times of a day that requests have taken; null when no answer came, or one without them. Never throws. */
async function fetchTakenTimes(callDate: string): Promise<string[] | null> {
  try {
    const address = `${slotsEndpoint}?date=${callDate}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { taken } = await response.json();
    return Array.isArray(taken) ? taken : null;
  } catch {
    return null;
  }
}

/** The taken times of a day, except the visitor's own; none until the server answers. */
export function useTakenTimes(
  callDate: string | null,
  ownTime: string | null,
): ReadonlySet<string> {
  const [known, setKnown] = useState({ callDate, taken: none });

  useEffect(() => {
    if (!callDate) return;
    let isCurrent = true;
    void fetchTakenTimes(callDate).then((taken) => {
      if (!isCurrent || !taken?.length) return;
      setKnown({ callDate, taken: new Set(taken.filter((time) => time !== ownTime)) });
    });
    return () => {
      isCurrent = false;
    };
  }, [callDate, ownTime]);

  return known.callDate === callDate ? known.taken : none;
}
