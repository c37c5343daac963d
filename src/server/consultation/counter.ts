import 'server-only';

/** The oldest keys are forgotten beyond this, so that a flood of clients does not fill the memory. */
const maxKeys = 50_000;

/** Creates a counter of keys, each in a window of time that begins with its first hit. */
export function createCounter(windowMs: number) {
  /** In the order in which they began. */
  const windows = new Map<string, { count: number; endsAt: number }>();

  function begin(key: string, now: number) {
    for (const [old, { endsAt }] of windows) {
      if (endsAt > now && windows.size < maxKeys) break;
      windows.delete(old);
    }
    windows.delete(key);
    const window = { count: 0, endsAt: now + windowMs };
    windows.set(key, window);
    return window;
  }

  return {
    /** Counts a hit. @returns how many there were in the window, and when that ends */
    hit(key: string): { count: number; leftMs: number } {
      const now = performance.now();
      const current = windows.get(key);
      const window = current && current.endsAt > now ? current : begin(key, now);
      window.count += 1;
      return { count: window.count, leftMs: window.endsAt - now };
    },
    /** How many hits there were in the window. */
    count(key: string): number {
      const window = windows.get(key);
      return window && window.endsAt > performance.now() ? window.count : 0;
    },
  };
}
