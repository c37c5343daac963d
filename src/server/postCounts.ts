import 'server-only';

const minuteMs = 60_000;

/** Creates a count of what happened within a window of time, exact to a tenth of it. */
export function createRecentCount(windowMs: number) {
  const slotMs = windowMs / 10;
  let slots: { at: number; count: number }[] = [];

  function current(): typeof slots {
    const now = performance.now();
    slots = slots.filter(({ at }) => now - at < windowMs);
    const newest = slots.at(-1);
    if (!newest || now - newest.at >= slotMs) slots.push({ at: now, count: 0 });
    return slots;
  }

  return {
    add(): void {
      const newest = current().at(-1);
      if (newest) newest.count += 1;
    },
    clear(): void {
      slots = [];
    },
    count: (): number => current().reduce((sum, { count }) => sum + count, 0),
  };
}

/** Creates the counts of the posts that this process gets, for health. */
export const createPostCounts = () => ({
  /** Posts that the limits let through. */
  posts: createRecentCount(10 * minuteMs),
  /** Those among them whose `X-Forwarded-For` does not fit `TRUSTED_PROXY_HOPS`. */
  oddProxies: createRecentCount(10 * minuteMs),
  /** Posts from our own pages that were refused for their origin, or do not fit the form, since the last good one. */
  ownPageFaults: createRecentCount(10 * minuteMs),
  /** Posts past the limit of all clients together. */
  flood: createRecentCount(minuteMs),
});

export type PostCounts = ReturnType<typeof createPostCounts>;
