import { useEffect, useState } from 'react';
import { fetchTakenTimes } from '../browser/takenTimes';

const none: ReadonlySet<string> = new Set();

/**
 * The taken times of a day, except the visitor's own; none until the server answers.
 *
 * @param now the current instant; each one asks again
 * @param onClockSet called when the answer shows that the device's clock is wrong
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
    void fetchTakenTimes(callDate).then(({ taken, isClockSet }) => {
      if (!isCurrent) return;
      if (isClockSet) onClockSet();
      // A leaving page aborts the request. No state may be set then (docs/decisions.md).
      if (!taken) return;
      const others = new Set([...taken].filter((time) => time !== ownTime));
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
