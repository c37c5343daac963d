import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCalendarComing } from '../call/calendarScript';

const renderMs = 1000;

/**
 * Counts returns from the back/forward cache. Firefox drops messages that were posted while the page entered it, and
 * React then renders no more. So a page that has not rendered a return within a second is reloaded.
 */
export function useReturns(beforeReload?: () => void): number {
  const [returns, setReturns] = useState(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its run shows that React renders
  useLayoutEffect(() => clearTimeout(reload.current), [returns]);

  useEffect(() => {
    function onReturn({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      const anew = () => {
        beforeReload?.();
        window.location.reload();
      };
      // Firefox drops loading scripts, too.
      if (isCalendarComing()) anew();
      clearTimeout(reload.current);
      reload.current = setTimeout(anew, renderMs);
      setReturns((count) => count + 1);
    }
    window.addEventListener('pageshow', onReturn);
    return () => {
      clearTimeout(reload.current);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [beforeReload]);

  return returns;
}

export function ReturnWatch({ beforeReload }: { beforeReload: () => void }): null {
  useReturns(beforeReload);
  return null;
}
