import { z } from 'zod';

/** An environment variable: surrounding white space is dropped, and an empty value counts as absent. */
export const variable = <T extends z.ZodType>(rule: T) =>
  z.preprocess((value) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : text;
  }, rule);
