import { entryState, noteInEntry } from './historyEntry';

const entryKey = 'unstored';

/** What no store takes, by key. */
const memory = new Map<string, string>(
  typeof window === 'undefined' ? [] : Object.entries(Object(entryState(entryKey))),
);

/** The history entry has it, too, so that it survives a reload. */
const noteMemory = () => noteInEntry(entryKey, Object.fromEntries(memory));

/**
 * Web storage that may be blocked, full or missing: what cannot be stored is held for as long as the page lives, and by
 * its history entry.
 *
 * @param open returns the store; may throw, because a blocked store throws on property access
 */
export function safeStorage(open: () => Storage) {
  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }

  function forget(key: string): void {
    if (memory.delete(key)) noteMemory();
  }

  return {
    get: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    /** @returns whether other pages find it */
    set(key: string, value: string): boolean {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) forget(key);
      else {
        memory.set(key, value);
        noteMemory();
      }
      return isStored;
    },
    remove(key: string) {
      forget(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    /** Keys that begin with `prefix`. */
    keys(prefix: string) {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    /** Whether other pages find what is held under a key. */
    isStored: (key: string) => !memory.has(key),
  };
}

/** What lives as long as the tab. */
export const tabStorage = safeStorage(() => window.sessionStorage);
