import { useEffect, useState } from 'react';

const refreshMs = 60_000;

/**
 * The current instant, fresh to the minute while the page is visible, and at once when it is shown
 * again, with a function that refreshes it. Not while it leaves: Firefox drops the message that
 * React then sends itself, and React waits for it forever.
 */
export function useNow(): [now: Date, refresh: () => void] {
  const [now, setNow] = useState(() => new Date());
  const refresh = () => setNow(new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of its instances does the same
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(refreshIfVisible, refreshMs);
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
    };
  }, []);
  return [now, refresh];
}
