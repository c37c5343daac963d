/** Matches a UUID of any version, in lower case (RFC 9562). */
export const uuidPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

const wholeUuid = new RegExp(`^${uuidPattern.source}$`, 'i');

/** Accepts either case. */
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && wholeUuid.test(value);
