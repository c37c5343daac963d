import 'server-only';
import { createWriteStream } from 'node:fs';
import pino from 'pino';

/** Other characters could be terminal control sequences. */
export const inAscii = (line: string) => line.replace(/[^\n\x20-\x7e]/g, '?');

/** While more than this is buffered, lines are dropped. */
const maxBufferedBytes = 1_000_000;

// Node's stream waits for a terminal, so Ctrl-S would halt the site.
const output = process.stdout.isTTY
  ? createWriteStream('', { fd: 1, autoClose: false }).on('error', () => undefined)
  : process.stdout;

function write(line: string): void {
  if (output.writableLength < maxBufferedBytes) output.write(inAscii(line));
}

/** Logs contain no personal data, URLs, or error messages. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  { write },
);
