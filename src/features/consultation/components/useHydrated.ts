import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the server's HTML and while hydrating, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
