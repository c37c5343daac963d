import 'server-only';
import { createWriteStream } from 'node:fs';
import pino from 'pino';

/** A terminal could obey other characters. */
export const inAscii = (line: string) => line.replace(/[^\n\x20-\x7e]/g, '?');

/** Further lines are lost. */
const maxWaitingBytes = 1_000_000;

// Node's stream waits for a terminal, so Ctrl-S would halt the site.
const output = process.stdout.isTTY
  ? createWriteStream('', { fd: 1, autoClose: false }).on('error', () => undefined)
  : process.stdout;

function write(line: string): void {
  if (output.writableLength < maxWaitingBytes) output.write(inAscii(line));
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
