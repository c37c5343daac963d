import { useEffect, useState } from 'react';
import { fetchTakenTimes } from '@/features/consultation/browser/takenTimes';

const none: ReadonlySet<string> = new Set();

/**
 * The taken times of a day, except the visitor's own; none until the server answers.
 *
 * @param now the current instant; each one asks again
 */
export function useTakenTimes(
  callDate: string | null,
  now: Date,
  heldTime?: string | null,
): ReadonlySet<string> {
  const [known, setKnown] = useState({ callDate, taken: none });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a time may be taken while the page is open
  useEffect(() => {
    if (!callDate) return;
    let isCurrent = true;
    void fetchTakenTimes(callDate).then((times) => {
      const taken = new Set([...times].filter((time) => time !== heldTime));
      // A leaving page aborts the request. No state may be set then (docs/decisions.md).
      if (isCurrent && taken.size > 0) setKnown({ callDate, taken });
    });
    return () => {
      isCurrent = false;
    };
  }, [callDate, heldTime, now]);

  return known.callDate === callDate ? known.taken : none;
}
