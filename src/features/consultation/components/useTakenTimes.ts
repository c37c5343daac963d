import { useEffect, useState } from 'react';
import { fetchTakenTimes } from '../browser/takenTimes';

const none: ReadonlySet<string> = new Set();

/** The times of a day that other requests have taken; none as long as that is not known. */
export function useTakenTimes(callDate: string | null): ReadonlySet<string> {
  const [known, setKnown] = useState({ callDate, taken: none });

  useEffect(() => {
    if (!callDate) return;
    let isCurrent = true;
    void fetchTakenTimes(callDate).then((taken) => {
      if (isCurrent) setKnown({ callDate, taken });
    });
    return () => {
      isCurrent = false;
    };
  }, [callDate]);

  return known.callDate === callDate ? known.taken : none;
}
