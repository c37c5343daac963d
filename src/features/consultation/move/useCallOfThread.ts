import { type Dispatch, useEffect, useReducer } from 'react';
import { askHeldCall } from '../browser/heldCall';
import { moveHeldCall } from '../browser/moveHeldCall';
import { useReturns } from '../page/useReturns';
import { callReducer } from './callReducer';
import { type CallEvent, type CallState, initialState } from './callState';

/** The server answers within 8 s. */
const timeoutMs = 9000;

export function useCallOfThread(
  thread: string | null | undefined,
): [CallState, Dispatch<CallEvent>] {
  const [state, dispatch] = useReducer(callReducer, thread, initialState);
  const { pending } = state;
  const returns = useReturns();

  useEffect(() => {
    if (!thread || !pending) return;
    const { id } = pending;
    const answered =
      pending.kind === 'move'
        ? moveHeldCall(thread, pending.version, pending.wanted, timeoutMs)
        : askHeldCall(thread, timeoutMs);
    void answered.then((answer) => dispatch({ kind: 'answered', id, answer }));
  }, [thread, pending]);

  useEffect(() => {
    if (returns > 0) dispatch({ kind: 'returned' });
  }, [returns]);

  useEffect(() => {
    const onSeen = () => {
      if (!document.hidden) dispatch({ kind: 'returned' });
    };
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('online', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('online', onSeen);
    };
  }, []);

  return [state, dispatch];
}
