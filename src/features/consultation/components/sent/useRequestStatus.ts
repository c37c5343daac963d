import { useSyncExternalStore } from 'react';
import { isCallTimeTaken } from '@/features/consultation/browser/callTimeTaken';
import { keptRequests, onKeptRequestsChange } from '@/features/consultation/browser/keptRequests';

const unknown = () => false;

/** Whether any request, or the one with this id, waits in this browser to be sent. False on the server. */
export function useIsWaiting(id?: string): boolean {
  const isWaiting = () => keptRequests().some((request) => !id || request.id === id);
  return useSyncExternalStore(onKeptRequestsChange, isWaiting, unknown);
}

/** Whether another request holds this one's call time, even if that becomes known later. */
export function useIsCallTimeTaken(id: string): boolean {
  return useSyncExternalStore(onKeptRequestsChange, () => isCallTimeTaken(id), unknown);
}

function onNetworkChange(listener: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}

/** Whether the browser has a network. True on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onNetworkChange,
    () => navigator.onLine,
    () => true,
  );
}
