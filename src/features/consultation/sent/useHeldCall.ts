import { useEffect, useState } from 'react';
import type { SentRequest } from '../browser/formEntry';
import { askHeldCall, type HeldCall } from '../browser/heldCall';
import { useReturns } from '../page/useReturns';

export type Held = HeldCall | { kind: 'asking' };

/** After this, Thank You shows the request's own answer. */
const askMs = 3000;

/** Queries the call when Thank You is shown again. */
export function useHeldCall({ thread, answer }: SentRequest, isShownAgain: boolean): Held {
  const returns = useReturns();
  const canAsk = answer !== null && !answer.isErased;
  const [asksAtOnce] = useState(isShownAgain && canAsk);
  const [held, setHeld] = useState<Held>(() => ({ kind: asksAtOnce ? 'asking' : 'silent' }));
  const asks = asksAtOnce || (returns > 0 && canAsk);

  // biome-ignore lint/correctness/useExhaustiveDependencies: queries each time the page returns
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
