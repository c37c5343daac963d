const dayMs = 24 * 60 * 60 * 1000;

/** The most that a browser counts between two visits: the rest may be its clock being set. */
export const longestStepMs = dayMs;

/**
 * How long a browser goes on sending a request that it has no answer to, in milliseconds: 7 days, and
 * the longest step on top, so that no setting of its clock removes a request early. Whoever forgets a
 * request's id sooner takes the repetition for a new request.
 */
export const resendWindowMs = 7 * dayMs + longestStepMs;
