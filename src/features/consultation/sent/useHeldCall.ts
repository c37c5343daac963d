import { useEffect, useState } from 'react';
import type { SentRequest } from '../browser/formEntry';
import { type HeldCall, queryHeldCall } from '../browser/heldCall';
import { useReturns } from '../page/useReturns';

export type Held = HeldCall | { kind: 'querying' };

/** After this, Thank You shows the request's own answer. */
const queryMs = 3000;

/** Queries the call when Thank You is shown again. */
export function useHeldCall({ thread, answer }: SentRequest, isShownAgain: boolean): Held {
  const returns = useReturns();
  const canQuery = answer !== null && !answer.isErased;
  const [queriesAtOnce] = useState(isShownAgain && canQuery);
  const [held, setHeld] = useState<Held>(() => ({ kind: queriesAtOnce ? 'querying' : 'silent' }));
  const queries = queriesAtOnce || (returns > 0 && canQuery);

  // biome-ignore lint/correctness/useExhaustiveDependencies: queries each time the page returns
  useEffect(() => {
    if (!queries) return;
    let isActive = true;
    void queryHeldCall(thread, queryMs).then((next) => isActive && setHeld(next));
    return () => {
      isActive = false;
    };
  }, [queries, thread, returns]);

  return held;
}
