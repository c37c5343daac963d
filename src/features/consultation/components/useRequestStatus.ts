import { useSyncExternalStore } from 'react';
import { isCallTimeTaken } from '../browser/callTimeTaken';
import { keptRequests, onKeptRequestsChange } from '../browser/keptRequests';

const unknown = () => false;

/** Whether requests, or the one with an id, wait in this browser to be sent. False on the server. */
export function useIsWaiting(id?: string): boolean {
  const isWaiting = () => keptRequests().some((request) => !id || request.id === id);
  return useSyncExternalStore(onKeptRequestsChange, isWaiting, unknown);
}

/** Whether somebody else has the call time of a request, also if that is known only later. */
export function useIsCallTimeTaken(id: string): boolean {
  return useSyncExternalStore(onKeptRequestsChange, () => isCallTimeTaken(id), unknown);
}
