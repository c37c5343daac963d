import { safeStorage } from '@/lib/browser/safeStorage';

const key = 'consultation-call-time-taken';
const storage = safeStorage(() => window.sessionStorage);

/** Remembers for this tab that another request holds this one's call time. */
export function noteCallTimeTaken(id: string): void {
  storage.set(key, id);
}

/** Whether the server has answered that another request holds the call time. */
export const isCallTimeTaken = (id: string): boolean => storage.get(key) === id;
