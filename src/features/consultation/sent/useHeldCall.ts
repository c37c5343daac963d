import { useEffect, useState } from 'react';
import type { SentRequest } from '../browser/formEntry';
import { askHeldCall, type HeldCall } from '../browser/heldCall';
import { useReturns } from '../page/useReturns';

/** What is known of what a thread holds: nothing yet, or nothing but the request's own answer. */
export type Held = HeldCall | { kind: 'asking' };

/** After this, Thank You says what its own answer said. */
const askMs = 3000;

/**
 * What the thread of an answered request holds, as the server says when Thank You is shown again.
 *
 * @param isShownAgain by Back, Forward or a reload; from the browser's memory, it is always
 */
export function useHeldCall({ thread, answer }: SentRequest, isShownAgain: boolean): Held {
  const returns = useReturns();
  const [asksAtOnce] = useState(isShownAgain && answer !== null);
  const [held, setHeld] = useState<Held>(() => ({ kind: asksAtOnce ? 'asking' : 'silent' }));
  const asks = asksAtOnce || (returns > 0 && answer !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks each time the page returns
  useEffect(() => {
    if (!asks) return;
    let isCurrent = true;
    void askHeldCall(thread, askMs).then((next) => isCurrent && setHeld(next));
    return () => {
      isCurrent = false;
    };
  }, [asks, thread, returns]);

  return held;
}
