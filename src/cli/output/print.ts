import { printable, printableJson } from './terminal';

/** Prints text from which control characters have been removed. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints JSON for scripts. */
export const printJson = (value: unknown) => print(printableJson(value, 2));

/** Prints a message for the operator to standard error. */
export function notice(text: string): void {
  process.stderr.write(`${printable(text, true)}\n`);
}

/** `1 request`, `2 requests`. */
export const requestCount = (count: number) => `${count} request${count === 1 ? '' : 's'}`;
