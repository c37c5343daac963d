import { tabStorage } from '@/lib/browser/safeStorage';

/**
 * What became of a request's call time: the server holds it, another request has it, or the server does not offer it;
 * `replaced` once a correction of the request was sent.
 */
export type CallTime = 'held' | 'taken' | 'unavailable' | 'replaced';

const keyOf = (id: string) => `consultation-call:${id}`;

/** Remembers it for this tab. */
export function noteCallTime(id: string, callTime: CallTime): void {
  tabStorage.set(keyOf(id), callTime);
}

/** Null until the server has answered. */
export const callTimeOf = (id: string) => tabStorage.get(keyOf(id)) as CallTime | null;
