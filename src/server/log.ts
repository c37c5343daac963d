import 'server-only';
import pino from 'pino';

/** A line with everything replaced that is not printable ASCII: a terminal could obey it. */
export const printable = (line: string) => line.replace(/[^\n\x20-\x7e]/g, '?');

/** What a reader that is too slow has not read yet; past it, lines are lost. */
const maxWaitingBytes = 1_000_000;

function write(line: string): void {
  if (process.stdout.writableLength < maxWaitingBytes) process.stdout.write(printable(line));
}

/**
 * The server's log: one JSON line per event on standard output. Fields are ids, counts, statuses and
 * codes. Personal data, URLs and the messages of errors (which can contain either) stay out of it.
 */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  { write },
);
