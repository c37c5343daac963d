import { useEffect, useState } from 'react';

const refreshMs = 60_000;

/**
 * The current instant, fresh to the minute while the page is open, and at once when it is shown
 * again, with a function that refreshes it.
 */
export function useNow(): [now: Date, refresh: () => void] {
  const [now, setNow] = useState(() => new Date());
  const refresh = () => setNow(new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of its instances does the same
  useEffect(() => {
    const timer = setInterval(refresh, refreshMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return [now, refresh];
}
