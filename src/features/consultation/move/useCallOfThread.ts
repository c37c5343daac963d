import { type Dispatch, useEffect, useReducer } from 'react';
import { moveHeldCall, queryHeldCall } from '../browser/heldCall';
import { useReturns } from '../page/useReturns';
import { callReducer } from './callReducer';
import { type CallEvent, type CallState, initialState } from './callState';

/** The server answers within 8 s. */
const timeoutMs = 9000;

export function useCallOfThread(
  thread: string | null | undefined,
): [CallState, Dispatch<CallEvent>] {
  const [state, dispatch] = useReducer(callReducer, thread, initialState);
  const { post } = state;
  const returnCount = useReturns();

  useEffect(() => {
    if (!thread || !post) return;
    const { id } = post;
    const answered =
      post.kind === 'move'
        ? moveHeldCall(thread, post.version, post.wanted, timeoutMs)
        : queryHeldCall(thread, timeoutMs);
    void answered.then((answer) => dispatch({ kind: 'answered', id, answer }));
  }, [thread, post]);

  useEffect(() => {
    if (returnCount > 0) dispatch({ kind: 'returned' });
  }, [returnCount]);

  useEffect(() => {
    const onReturn = () => {
      if (!document.hidden) dispatch({ kind: 'returned' });
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, []);

  return [state, dispatch];
}
