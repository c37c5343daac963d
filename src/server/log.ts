import 'server-only';
import pino from 'pino';

/** Replaces what is not printable ASCII in a line, because a terminal could obey it. */
export const inAscii = (line: string) => line.replace(/[^\n\x20-\x7e]/g, '?');

/** How much may wait for a slow reader of the log; beyond it, lines are lost. */
const maxWaitingBytes = 1_000_000;

function write(line: string): void {
  if (process.stdout.writableLength < maxWaitingBytes) process.stdout.write(inAscii(line));
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
