/** Returns today, or `SOURCE_DATE_EPOCH` (reproducible-builds.org). */
export const buildDate = ({ SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv): Date =>
  SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
