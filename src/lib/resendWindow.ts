/**
 * How long a browser goes on sending a request that it has no answer to, in milliseconds. Whoever
 * forgets a request's id sooner takes the repetition for a new request.
 */
export const resendWindowMs = 7 * 24 * 60 * 60 * 1000;
