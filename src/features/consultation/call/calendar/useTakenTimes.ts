import { useEffect, useState } from 'react';
import { slotsEndpoint } from '@/lib/paths';
import type { Slot } from '../../model/call/call';

const none: ReadonlySet<string> = new Set();

const timeoutMs = 8000;

/** Returns null without a valid answer. Never throws. */
async function fetchTakenTimes(date: string): Promise<string[] | null> {
  try {
    const address = `${slotsEndpoint}?date=${date}`;
    const signal = AbortSignal.timeout(timeoutMs);
    // A stored answer may list a call that this page has just freed.
    const response = await fetch(address, { cache: 'no-cache', signal });
    const { taken } = await response.json();
    return Array.isArray(taken) ? taken : null;
  } catch {
    return null;
  }
}

/** @param held the thread's call: when it changes, so do the taken times */
export function useTakenTimes(date: string, held: Slot | null): ReadonlySet<string> {
  const [known, setKnown] = useState({ date, taken: none });
  const heldAt = held && `${held.date} ${held.time}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the held call changes
  useEffect(() => {
    let isActive = true;
    void fetchTakenTimes(date).then((taken) => {
      const isNews = taken && taken.length + known.taken.size > 0;
      if (isActive && isNews) setKnown({ date, taken: new Set(taken) });
    });
    return () => {
      isActive = false;
    };
  }, [date, heldAt]);

  return known.date === date ? known.taken : none;
}
