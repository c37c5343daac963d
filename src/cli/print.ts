import { printable, printableJson } from './terminal';

/** Prints lines whose parts are printable already. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a value for scripts; nothing else goes to standard output then. */
export const printJson = (value: unknown) => print(printableJson(value, 2));

/** Tells the operator something that is not the command's output. */
export function notice(text: string): void {
  process.stderr.write(`${printable(text, true)}\n`);
}

/** `1 request`, `2 requests`. */
export const requestCount = (count: number) => `${count} request${count === 1 ? '' : 's'}`;
