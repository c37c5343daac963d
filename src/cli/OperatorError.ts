export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** Something that the operator can act on: its message is for them. */
export class OperatorError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.failed,
  ) {
    super(message);
  }
}

/** Options that do not go together. */
export const usageError = (message: string) =>
  new OperatorError(`error: ${message}\n(see outbox --help)`, exitCodes.usage);
