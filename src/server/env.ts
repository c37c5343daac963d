import 'server-only';
import { z } from 'zod';
import { parseSiteSettings, type SiteSettings } from '@/lib/siteSettings';

/** One environment variable: white space around it is dropped, and an empty one counts as absent. */
const variable = <T extends z.ZodType>(rule: T) =>
  z.preprocess((value) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' ? undefined : text;
  }, rule);

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be from ${min} to ${max}`);

function isHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
}

/** Key of Standard Webhooks 1.0.0, "Signature scheme": `whsec_`, then base64 of 24 bytes or more. */
function isWebhookSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1];
  return (
    base64 !== undefined && base64.length % 4 === 0 && Buffer.from(base64, 'base64').length >= 24
  );
}

const isDatabaseUrl = (text: string) =>
  /^file:[^?#]+$/.test(text) || (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text));

const maxDelaySeconds = 30 * 24 * 60 * 60;
const retryDelays = z
  .string()
  .regex(
    /^\s*\d+(\.\d+)?\s*(,\s*\d+(\.\d+)?\s*)*$/,
    'must be seconds separated by commas, for example 5,300,1800',
  )
  .transform((text) => text.split(',').map(Number))
  .refine((delays) => delays.every((delay) => delay <= maxDelaySeconds), 'must not exceed 30 days');

const schema = z.object({
  CONSULTATION_WEBHOOK_URL: variable(
    z
      .string()
      .refine(isHttpUrl, 'must be an http:// or https:// URL without user name or password')
      .optional(),
  ),
  CONSULTATION_WEBHOOK_SECRET: variable(
    z
      .string()
      .refine(isWebhookSecret, 'must be whsec_ followed by base64 of at least 24 bytes')
      .optional(),
  ),
  DATABASE_URL: variable(
    z
      .string()
      .refine(isDatabaseUrl, 'must start with file: or postgres://')
      .default('file:./data/outbox.db'),
  ),
  WEBHOOK_TIMEOUT_MS: variable(wholeNumber(1, 600_000).default(15_000)),
  WEBHOOK_RETRY_DELAYS: variable(
    retryDelays.default([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]),
  ),
  TRUSTED_PROXY_HOPS: variable(wholeNumber(0, 100).default(0)),
  RATE_LIMIT_PER_MINUTE: variable(wholeNumber(1, 10_000_000).default(20)),
  CRON_SECRET: variable(z.string().min(16, 'must be at least 16 characters long').optional()),
});

/** The server's configuration. Durations are in the unit that the name says. */
export interface Env {
  /** Absent: requests are stored and wait. */
  webhookUrl: string | undefined;
  webhookSecret: string | undefined;
  databaseUrl: string;
  webhookTimeoutMs: number;
  retryDelaysSeconds: readonly number[];
  trustedProxyHops: number;
  rateLimitPerMinute: number;
  cronSecret: string | undefined;
  site: SiteSettings;
}

type Source = Record<string, string | undefined>;

function parseSite(source: Source): SiteSettings | { problem: string } {
  try {
    return parseSiteSettings(source);
  } catch (error) {
    // Thrown by our own parser, whose messages name variables and never their values.
    return { problem: (error as Error).message };
  }
}

/**
 * Reads the configuration.
 *
 * @param source the environment
 * @throws Error whose message names every malformed variable and what it must be, never its value
 */
export function parseEnv(source: Source): Env {
  const result = schema.safeParse(source);
  const site = parseSite(source);
  const problems = (result.error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')} ${issue.message}`,
  );
  if ('problem' in site) problems.push(site.problem);
  if (!result.success || 'problem' in site) throw new Error(problems.join('\n'));
  return {
    webhookUrl: result.data.CONSULTATION_WEBHOOK_URL,
    webhookSecret: result.data.CONSULTATION_WEBHOOK_SECRET,
    databaseUrl: result.data.DATABASE_URL,
    webhookTimeoutMs: result.data.WEBHOOK_TIMEOUT_MS,
    retryDelaysSeconds: result.data.WEBHOOK_RETRY_DELAYS,
    trustedProxyHops: result.data.TRUSTED_PROXY_HOPS,
    rateLimitPerMinute: result.data.RATE_LIMIT_PER_MINUTE,
    cronSecret: result.data.CRON_SECRET,
    site,
  };
}

let env: Env | undefined;

/**
 * The configuration of this process, read and validated the first time it is asked for: never while
 * the site is built, where nothing asks.
 *
 * @throws as `parseEnv`
 */
export function getEnv(): Env {
  env ??= parseEnv(process.env);
  return env;
}
