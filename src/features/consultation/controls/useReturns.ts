import { useEffect, useRef, useState } from 'react';
import { isCalendarComing } from './calendarScript';

/** How long React may take to render something small. */
const renderMs = 300;

/**
 * How often the page has come back from the browser's memory. As a page goes there, Firefox drops the messages by which
 * React schedules its work, and the scripts that are loading: a page in which React renders no longer, or that returns
 * without its calendar, is loaded anew, and has the form from its history entry.
 *
 * @param beforeReload what is to be done before that
 */
export function useReturns(beforeReload?: () => void): number {
  const [returns, setReturns] = useState(0);
  const reload = useRef<ReturnType<typeof setTimeout>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: that it runs says that React renders
  useEffect(() => clearTimeout(reload.current), [returns]);

  useEffect(() => {
    function onReturn({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      const anew = () => {
        beforeReload?.();
        window.location.reload();
      };
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

/** Watches the page's returns without rendering anything else. */
export function ReturnWatch({ beforeReload }: { beforeReload: () => void }): null {
  useReturns(beforeReload);
  return null;
}
