/**
 * Keeps values in memory if web storage refuses them.
 *
 * @param open may throw: a blocked store throws on property access
 */
export function safeStorage(open: () => Storage) {
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
    keys(prefix: string) {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    /** Reports whether other pages find the value. */
    isStored: (key: string) => !memory.has(key),
  };
}

export const tabStorage = safeStorage(() => window.sessionStorage);
