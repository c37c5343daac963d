import { z } from 'zod';

/** An environment variable: surrounding white space is dropped, and an empty value counts as absent. */
export const variable = <T extends z.ZodType>(rule: T) =>
  z.preprocess((value) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : text;
  }, rule);

/** An http or https URL; a rule after it gets no other text. */
export const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an http:// or https:// URL',
  abort: true,
});

/** What is malformed, one variable in a line, and never its value. */
export const problemsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`).join('\n');
