import 'server-only';
import pino from 'pino';

/** A line with everything replaced that is not printable ASCII: a terminal could obey it. */
export const printable = (line: string) => line.replace(/[^\n\x20-\x7e]/g, '?');

/** What a reader that is too slow has not read yet; past it, lines are lost. */
const maxWaitingBytes = 1_000_000;

function write(line: string): void {
  if (process.stdout.writableLength < maxWaitingBytes) process.stdout.write(printable(line));
}

/** One JSON line per event. Personal data, URLs and messages of errors (which can contain either) stay out of it. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  { write },
);
