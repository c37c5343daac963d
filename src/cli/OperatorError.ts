export const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

/** An error whose message is for the operator. */
export class OperatorError extends Error {
  constructor(
    message: string,
    readonly exitCode: number = exitCodes.failed,
  ) {
    super(message);
  }
}

export const usageError = (message: string) =>
  new OperatorError(`error: ${message}\n(see outbox --help)`, exitCodes.usage);
