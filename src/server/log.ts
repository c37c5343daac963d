import 'server-only';
import { createWriteStream } from 'node:fs';
import pino from 'pino';

/** Replaces what is not printable ASCII in a line, because a terminal could obey it. */
export const inAscii = (line: string) => line.replace(/[^\n\x20-\x7e]/g, '?');

/** How much may wait for a slow reader of the log; beyond it, lines are lost. */
const maxWaitingBytes = 1_000_000;

// Node waits for a terminal that it writes to, and one that is halted (Ctrl-S) would halt the site: not in this way.
const output = process.stdout.isTTY
  ? createWriteStream('', { fd: 1, autoClose: false }).on('error', () => undefined)
  : process.stdout;

function write(line: string): void {
  if (output.writableLength < maxWaitingBytes) output.write(inAscii(line));
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
