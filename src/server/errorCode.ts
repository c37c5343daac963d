import 'server-only';

/**
 * A short code for anything thrown, fit for a log: never the message, which can hold personal data
 * or the webhook's URL.
 *
 * @returns `ECONNREFUSED`, `SQLITE_FULL`, a PostgreSQL error class such as `53100`, or the error's name
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const { sqliteCodeName, code } = error as { sqliteCodeName?: unknown; code?: unknown };
  if (typeof sqliteCodeName === 'string') return sqliteCodeName;
  return typeof code === 'string' ? code : error.name;
}
