import { useCallback, useEffect, useState } from 'react';
import { serverNow } from '../browser/serverClock';

const refreshMs = 60_000;

/**
 * The current instant, and a function that refreshes it. It is refreshed every minute while the page is
 * visible, and when the page is shown again. Not while the page is being hidden: Firefox drops the message
 * that React then sends itself, and React waits for it forever.
 */
export function useNow(): [now: Date, refresh: () => void] {
  const [now, setNow] = useState(serverNow);
  const refresh = useCallback(() => setNow(serverNow()), []);
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
  }, [refresh]);
  return [now, refresh];
}
