import { z } from 'zod';
import { parseAge } from './age';
import { httpUrl, variable } from './variable';

// What the server's variables may contain. A message never repeats a value, which can be a secret.

export const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** A secret URL to post to. */
export const webhookUrl = httpUrl.refine((text) => {
  const { username, password } = new URL(text);
  return username === '' && password === '';
}, 'must be without user name and password');

/** Whether a text is a secret of Standard Webhooks 1.0.0, "Signature scheme", with a key of 24 bytes or more. */
function isSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '';
  return base64.length % 4 === 0 && Buffer.from(base64, 'base64').length >= 24;
}

export const webhookSecrets = z.string().refine((text) => {
  const secrets = text.split(/ +/);
  return secrets.length <= 2 && secrets.every(isSecret);
}, 'must be whsec_ followed by base64 of at least 24 bytes, or two of these separated by a space');

export const databaseUrl = z
  .string()
  .refine(
    (text) =>
      /^file:[^?#]+$/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)),
    'must be file: and a path, or a postgres:// URL',
  );

/** An age such as `90d`, in milliseconds. */
export const age = z
  .string()
  .transform((text) => parseAge(text) ?? 0)
  .pipe(z.number().positive('must be an age such as 90d, 12h or 2w'));

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
