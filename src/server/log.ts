import 'server-only';
import pino from 'pino';

/**
 * The server's log: one JSON line per event on standard output. Fields are ids, counts, statuses and
 * codes. Personal data, URLs and the messages of errors (which can contain either) stay out of it.
 */
export const log = pino({
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});

/**
 * A short code for anything thrown, fit for a log: never the message.
 *
 * @returns `ECONNREFUSED`, `SQLITE_FULL`, a PostgreSQL error class such as `53100`, or the error's name
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN';
  const { sqliteCodeName, code } = error as { sqliteCodeName?: unknown; code?: unknown };
  if (typeof sqliteCodeName === 'string') return sqliteCodeName;
  return typeof code === 'string' ? code : error.name;
}
