const daytime = { first: '10:00', last: '17:00' };

/**
 * Rules that a test owns, so that it holds whatever the agency's are.
 */
export const callRules = {
  hours: { 1: daytime, 2: daytime, 3: daytime, 4: daytime, 5: daytime },
  windowDays: 30,
  stepMinutes: 15,
};
