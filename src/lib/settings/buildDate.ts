/**
 * Returns the date for which pages are built: today, or `SOURCE_DATE_EPOCH` (in seconds, reproducible-builds.org).
 * Tests and `npm run images` set that variable, so that what they show does not depend on the month.
 */
export const buildDate = ({ SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): Date =>
  SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
