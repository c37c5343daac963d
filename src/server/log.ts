import 'server-only';
import { createWriteStream } from 'node:fs';
import pino from 'pino';

/** Replaces everything but printable ASCII, because a terminal could obey it. */
export const inAscii = (line: string) => line.replace(/[^\n\x20-\x7e]/g, '?');

/** Lines beyond this are lost, if the reader of the log is slow. */
const maxWaitingBytes = 1_000_000;

// Node's own stream waits for a terminal, so Ctrl-S would halt the site.
const output = process.stdout.isTTY
  ? createWriteStream('', { fd: 1, autoClose: false }).on('error', () => undefined)
  : process.stdout;

function write(line: string): void {
  if (output.writableLength < maxWaitingBytes) output.write(inAscii(line));
}

/** Writes one JSON line for each event, without personal data, URLs, or messages of errors. */
export const log = pino(
  {
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  },
  { write },
);
