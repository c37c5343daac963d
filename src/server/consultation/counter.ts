import 'server-only';

/** The oldest keys are forgotten beyond this, so that a flood of clients does not fill the memory. */
const maxKeys = 50_000;

/** Creates a counter of keys, each in a window of time that begins with its first hit. */
export function createCounter(windowMs: number) {
  /** In the order in which they began. */
  const windows = new Map<string, { count: number; endsAt: number }>();

  /** Counts a hit, unless `by` is 0. @returns how many there were in the window, and when that ends */
  return function hit(key: string, by: 0 | 1 = 1): { count: number; leftMs: number } {
    const now = performance.now();
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now && windows.size <= maxKeys) break;
      windows.delete(old);
    }
    const window = windows.get(key) ?? { count: 0, endsAt: now + windowMs };
    if (by > 0) windows.set(key, window);
    window.count += by;
    return { count: window.count, leftMs: window.endsAt - now };
  };
}
