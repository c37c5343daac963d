import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCalendarComing } from '../call/calendarScript';

/** More messages than React needs to render something small, however busy the device is meanwhile. */
const enough = 20;

/** Acts once a page has got so many messages, each sent when the one before has come. @returns what prevents it */
function afterMessages(count: number, act: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  let left = count;
  port1.onmessage = () => {
    left -= 1;
    if (left > 0) return port2.postMessage(null);
    port1.close();
    act();
  };
  port2.postMessage(null);
  return () => port1.close();
}

/**
 * How often the page has come back from the browser's memory. As a page goes there, Firefox drops the messages by which
 * React schedules its work, and the scripts that are loading: a page in which React renders no longer, or that returns
 * without its calendar, is loaded anew, and has the form from its history entry. Messages tell, and no time: what is
 * entered while a page is loaded anew is lost, and a busy device may take any time to render.
 *
 * @param beforeReload what is to be done before that
 */
export function useReturns(beforeReload?: () => void): number {
  const [returns, setReturns] = useState(0);
  const stay = useRef(() => {});

  // As it renders: what comes after it is a further message's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it runs says that React renders
  useLayoutEffect(() => stay.current(), [returns]);

  useEffect(() => {
    function onReturn({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      const anew = () => {
        beforeReload?.();
        window.location.reload();
      };
      if (isCalendarComing()) anew();
      stay.current();
      stay.current = afterMessages(enough, anew);
      setReturns((count) => count + 1);
    }
    window.addEventListener('pageshow', onReturn);
    return () => {
      stay.current();
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
