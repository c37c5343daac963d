/** Something that the operator can act on; its message is for them. Exit code 1. */
export class OperatorError extends Error {}
