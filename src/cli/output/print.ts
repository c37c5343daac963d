import { printable } from './printable';

/** What a command has done. */
export interface Report {
  /** For people. */
  text: string;
  /** The same for scripts. */
  json: unknown;
  /** What could not be done: the exit code is 1. */
  failure?: string | undefined;
}

/** Prints text from which control characters have been removed. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a message for the operator to standard error. */
export function notice(text: string): void {
  process.stderr.write(`${printable(text, true)}\n`);
}

/** `1 request`, `2 requests`. */
export const requestCount = (count: number) => `${count} request${count === 1 ? '' : 's'}`;

/** An instant, in UTC: `2026-11-20 08:30`. */
export const formatInstant = (ms: number) =>
  new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
