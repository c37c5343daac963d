import 'server-only';

const minuteMs = 60_000;

/** Creates a count of what happened within a window of time; the rest is forgotten when health asks. */
export function createRecentCount(windowMs: number) {
  let times: number[] = [];
  return {
    add: () => {
      times.push(performance.now());
    },
    clear: () => {
      times = [];
    },
    count(): number {
      const now = performance.now();
      times = times.filter((time) => now - time < windowMs);
      return times.length;
    },
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
