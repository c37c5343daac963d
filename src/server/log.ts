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
