import { z } from 'zod';
import { parseAge } from './age';
import { variable } from './variable';

// What the server's variables may contain. A message never repeats a value, which can be a secret.

export const wholeNumber = (min: number, max: number) => {
  const range = `must be from ${min} to ${max}`;
  const digits = z.string().regex(/^\d+$/, 'must be a whole number');
  return digits.transform(Number).pipe(z.number().min(min, range).max(max, range));
};

/** A text that `problemOf` finds no problem with. */
const textWithout = (problemOf: (text: string) => string | false) =>
  z.string().superRefine((text, context) => {
    const message = problemOf(text);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** The part of a URL between `//` and the path: user name, password, host and port. */
const authorityOf = (text: string) => /^[a-z]+:\/\/([^/?#]*)/i.exec(text)?.[1] ?? '';

/** An unescaped `#` in a password ends the URL there (RFC 3986, section 3.5). */
const unescapedHash = 'contains an unescaped #, write %23 instead';

/** A secret URL to post to. */
export const webhookUrl = textWithout((text) => {
  if (text.includes('#')) return unescapedHash;
  if (authorityOf(text).includes('@')) {
    return 'contains a user name, or an unescaped @ (write %40 instead)';
  }
  const isHttp = /^https?:\/\//i.test(text) && URL.canParse(text);
  return !isHttp && 'must be an http:// or https:// URL without user name or password';
});

/** Whether a text is a secret of Standard Webhooks 1.0.0, "Signature scheme", with a key of 24 bytes or more. */
function isSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '';
  return base64.length % 4 === 0 && Buffer.from(base64, 'base64').length >= 24;
}

export const webhookSecrets = textWithout((text) => {
  const secrets = text.split(/ +/);
  return (
    (secrets.length > 2 || !secrets.every(isSecret)) &&
    'must be whsec_ followed by base64 of at least 24 bytes, or two of these separated by a space'
  );
});

export const databaseUrl = textWithout((text) => {
  if (!text.startsWith('file:') && text.includes('#')) return unescapedHash;
  if (authorityOf(text).split('@').length > 2) {
    return 'contains an unescaped @ in the user name or password, write %40 instead';
  }
  if (/^file:(\/\/\/?)?~/.test(text)) {
    return 'starts with ~, which is not the home folder here: write the whole path';
  }
  const isDatabase =
    /^file:[^?#]+$/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text));
  return !isDatabase && 'must be file: and a path, or a postgres:// URL';
});

/** An age such as `90d`, in milliseconds. */
export const age = z
  .string()
  .refine((text) => Number(parseAge(text)) > 0, 'must be an age such as 90d, 12h or 2w')
  .transform((text) => Number(parseAge(text)));

/** How long requests are kept: the server removes older ones, and the privacy page says so. */
export const purgeRules = {
  PURGE_DELIVERED_AFTER: variable(age.optional()),
  PURGE_QUARANTINED_AFTER: variable(age.default(Number(parseAge('90d')))),
};

const maxDelaySeconds = 30 * 24 * 60 * 60;
export const retryDelays = z
  .string()
  .regex(
    /^\s*\d+(\.\d+)?\s*(,\s*\d+(\.\d+)?\s*)*$/,
    'must be seconds separated by commas, for example 5,60,300,600',
  )
  .transform((text) => text.split(',').map(Number))
  .refine((delays) => delays.every((delay) => delay <= maxDelaySeconds), 'must not exceed 30 days');
