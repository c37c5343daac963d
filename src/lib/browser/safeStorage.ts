/**
 * Web storage that may be blocked, full or missing: what cannot be stored is held for as long as the page lives.
 *
 * @param open returns the store; may throw, because a blocked store throws on property access
 */
export function safeStorage(open: () => Storage) {
  /** What the store does not take, by key. */
  const memory = new Map<string, string>();

  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      return use(open());
    } catch {
      return otherwise;
    }
  }

  return {
    get: (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key: string, value: string): void {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key: string) {
      memory.delete(key);
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
