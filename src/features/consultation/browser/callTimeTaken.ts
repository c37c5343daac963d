import { safeStorage } from '@/lib/safeStorage';

const key = 'consultation-call-time-taken';
const storage = safeStorage(() => window.sessionStorage);

/** Remembers, for this tab, that somebody else has the call time that a request asks for. */
export function noteCallTimeTaken(id: string): void {
  storage.set(key, id);
}

/** Whether the server has answered that somebody else has the call time of a request. */
export const isCallTimeTaken = (id: string): boolean => storage.get(key) === id;
