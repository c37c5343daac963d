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
    /**
     * Counts a hit, unless `by` is 0.
     *
     * @returns how many hits there were in the window, and when that ends
     */
    hit(key: string, by: 0 | 1 = 1): { count: number; leftMs: number } {
      const now = performance.now();
      const known = windows.get(key);
      const isOver = !known || known.endsAt <= now;
      if (isOver && by === 0) return { count: 0, leftMs: 0 };
      const window = isOver ? begin(key, now) : known;
      window.count += by;
      return { count: window.count, leftMs: window.endsAt - now };
    },
  };
}
