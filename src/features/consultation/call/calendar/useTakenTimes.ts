import { useEffect, useState } from 'react';
import { slotsEndpoint } from '@/lib/paths';

const none: ReadonlySet<string> = new Set();

const timeoutMs = 8000;

/** Returns null without a valid answer. Never throws. */
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

export function useTakenTimes(date: string | null): ReadonlySet<string> {
  const [known, setKnown] = useState({ date, taken: none });

  useEffect(() => {
    if (!date) return;
    let isActive = true;
    void fetchTakenTimes(date).then((taken) => {
      if (!isActive || !taken?.length) return;
      setKnown({ date, taken: new Set(taken) });
    });
    return () => {
      isActive = false;
    };
  }, [date]);

  return known.date === date ? known.taken : none;
}
