import { useEffect, useState } from 'react';
import { fetchTakenTimes } from '@/features/consultation/browser/takenTimes';

const none: ReadonlySet<string> = new Set();

/** The taken times (HH:MM) of a day; none until the server answers. */
export function useTakenTimes(callDate: string | null): ReadonlySet<string> {
  const [known, setKnown] = useState({ callDate, taken: none });

  useEffect(() => {
    if (!callDate) return;
    let isCurrent = true;
    void fetchTakenTimes(callDate).then((taken) => {
      // A leaving page aborts the request. No state may be set then (docs/decisions.md).
      if (isCurrent && taken.size > 0) setKnown({ callDate, taken });
    });
    return () => {
      isCurrent = false;
    };
  }, [callDate]);

  return known.callDate === callDate ? known.taken : none;
}
