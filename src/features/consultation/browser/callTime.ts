import { safeStorage } from '@/lib/browser/safeStorage';

/**
 * What became of a request's call time: the server holds it, another request has it, or the server does not offer it;
 * `replaced` once a correction of the request was sent.
 */
export type CallTime = 'held' | 'taken' | 'unavailable' | 'replaced';

const keyOf = (id: string) => `consultation-call:${id}`;
const storage = safeStorage(() => window.sessionStorage);

/** Remembers it for this tab. */
export function noteCallTime(id: string, callTime: CallTime): void {
  storage.set(keyOf(id), callTime);
}

/** Null until the server has answered. */
export const callTimeOf = (id: string) => storage.get(keyOf(id)) as CallTime | null;
