import { useEffect, useState } from 'react';
import { slotsEndpoint } from '@/lib/paths';

const none: ReadonlySet<string> = new Set();

/** Like other answers, one that does not come must end. */
const timeoutMs = 8000;

/** The times of a day that requests have taken; null when no answer came, or one without them. Never throws. */
async function fetchTakenTimes(date: string): Promise<string[] | null> {
  try {
    const address = `${slotsEndpoint}?date=${date}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { taken } = await response.json();
    return Array.isArray(taken) ? taken : null;
  } catch {
    return null;
  }
}

/** The taken times of a day; none until the server answers. */
export function useTakenTimes(date: string | null): ReadonlySet<string> {
  const [known, setKnown] = useState({ date, taken: none });

  useEffect(() => {
    if (!date) return;
    let isCurrent = true;
    void fetchTakenTimes(date).then((taken) => {
      if (!isCurrent || !taken?.length) return;
      setKnown({ date, taken: new Set(taken) });
    });
    return () => {
      isCurrent = false;
    };
  }, [date]);

  return known.date === date ? known.taken : none;
}
