import 'server-only';

/**
 * A short code for anything thrown: `ECONNREFUSED`, `SQLITE_FULL`, a PostgreSQL error class such as `53100`, or the
 * error's name. Never the message, which can contain personal data or the webhook's URL.
 */
export function errorCode(error: unknown): string {
  const { sqliteCodeName, code, name } = Object(error);
  return [sqliteCodeName, code, name].find((value) => typeof value === 'string') ?? 'UNKNOWN';
}
