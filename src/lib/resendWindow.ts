/**
 * The number of dates on which a browser resends an unanswered request. At least 7 whole days lie
 * between them, even if one of the dates comes from setting the clock.
 */
export const resendDates = 9;

/** The same in milliseconds, for a browser that is used every day. */
export const resendWindowMs = resendDates * 24 * 60 * 60 * 1000;
