import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCalendarComing } from '../call/calendarScript';

const maxMessages = 20;

/** @returns a function that cancels it */
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
 * Counts returns from the back/forward cache, where Firefox drops scheduled work and loading scripts. Reloads a page
 * that does not render within 20 messages. A timeout would also reload pages on busy devices.
 */
export function useReturns(beforeReload?: () => void): number {
  const [returns, setReturns] = useState(0);
  const stay = useRef(() => {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: its run shows that React renders
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
      stay.current = afterMessages(maxMessages, anew);
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

export function ReturnWatch({ beforeReload }: { beforeReload: () => void }): null {
  useReturns(beforeReload);
  return null;
}
