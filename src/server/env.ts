import 'server-only';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { builtPath, policyFile, readBuilt, siteFile } from '@/lib/buildOutput';
import { parseAge } from '@/lib/settings/age';
import {
  age,
  differencesFromBuild,
  httpUrl,
  problemsOf,
  purgeRules,
  type SiteSettings,
  siteSettingsSchema,
  trueOrFalse,
  variable,
  wholeNumber,
} from '@/lib/settings/siteSettings';
import { isPostgresUrl } from './databaseUrl';
import { type MailSettings, mailSettingsOf, mailVariables } from './mail/mailSettings';
import { defaultFile } from './outbox/engine/database';

// Error messages never contain a value, because it may be secret.

const webhookUrl = httpUrl.refine((text) => {
  const { username, password } = new URL(text);
  return username === '' && password === '';
}, 'must not contain a user name or password');

const calendarUrls = z
  .string()
  .transform((text) => text.split(/\s+/).map((url) => url.replace(/^webcal:/i, 'https:')))
  .refine(
    (urls) => urls.every((url) => webhookUrl.safeParse(url).success),
    'must be https://, http:// or webcal:// URLs without a user name or password, separated by spaces',
  );

/** Standard Webhooks 1.0.0, "Signature scheme". */
function isWebhookSecret(text: string): boolean {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text)?.[1] ?? '';
  return base64.length % 4 === 0 && Buffer.from(base64, 'base64').length >= 24;
}

const webhookSecrets = z.string().refine((text) => {
  const secrets = text.split(/ +/);
  return secrets.length <= 2 && secrets.every(isWebhookSecret);
}, 'must be whsec_ followed by base64 of at least 24 bytes, or two of these separated by a space');

const databaseUrl = z
  .string()
  .refine(
    (text) => /^file:[^?#]+$/.test(text) || isPostgresUrl(text),
    'must be file:PATH, or a postgres:// URL (sslmode=verify-ca requires sslrootcert)',
  );

const maxDelaySeconds = 30 * 24 * 60 * 60;
const retryDelays = z
  .string()
  .regex(
    /^\s*\d+(\.\d+)?\s*(,\s*\d+(\.\d+)?\s*)*$/,
    'must be seconds separated by commas, for example 5,60,300,600',
  )
  .transform((text) => text.split(',').map(Number))
  .refine(
    (delays) => delays.every((delay) => delay <= maxDelaySeconds),
    'must each be 30 days or less',
  );

/** The longest lease depends on this limit. */
export const maxTimeoutMs = 600_000;

/** `.env.local.example` documents each variable. */
const schema = z.object({
  CONSULTATION_WEBHOOK_URL: variable(webhookUrl.optional()),
  CONSULTATION_WEBHOOK_SECRET: variable(webhookSecrets.optional()),
  DATABASE_URL: variable(databaseUrl.default(`file:./${defaultFile}`)),
  WEBHOOK_TIMEOUT_MS: variable(wholeNumber(1, maxTimeoutMs).default(15_000)),
  WEBHOOK_RETRY_DELAYS: variable(retryDelays.default([5, 60, 300, 600])),
  WEBHOOK_RETRY_FOR: variable(age.default(Number(parseAge('84h')))),
  WEBHOOK_CONFIRMS: variable(trueOrFalse.default(false)),
  TRUSTED_PROXY_HOPS: variable(wholeNumber(0, 100).default(0)),
  RATE_LIMIT_PER_MINUTE: variable(wholeNumber(1, 10_000_000).default(20)),
  QUARANTINE_BUDGET_MB: variable(wholeNumber(1, 1_000_000).default(200)),
  ...purgeRules,
  CRON_SECRET: variable(
    z
      .string()
      .min(16, 'must be at least 16 characters long')
      // An HTTP header is ASCII.
      .regex(/^[ -~]*$/, 'must contain only ASCII characters')
      .optional(),
  ),
  ALERT_WEBHOOK_URL: variable(webhookUrl.optional()),
  BUSY_CALENDAR_URL: variable(calendarUrls.optional()),
  ...mailVariables,
});

export const serverVariables = Object.keys(schema.shape);

export type Env = z.output<typeof schema> & {
  site: SiteSettings;
  /** Undefined without `SMTP_URL`. */
  mail: MailSettings | undefined;
  changedSinceBuild: string[];
};

const envSchema = z.object({ server: schema, site: siteSettingsSchema });

type Variables = Readonly<Record<string, string | undefined>>;

/** @throws Error that names every malformed variable, without values */
export function parseEnv(variables: Variables, site = variables): Env {
  const { data, error } = envSchema.safeParse({ server: variables, site });
  if (!data) throw new Error(problemsOf(error));
  const mail = mailSettingsOf(data.server, data.site);
  if (mail.error) throw new Error(problemsOf(mail.error));
  const changedSinceBuild = differencesFromBuild(site, variables);
  return { ...data.server, site: data.site, mail: mail.data, changedSinceBuild };
}

const siteAtBuild = (): Variables | undefined =>
  process.env.NODE_ENV !== 'development' && existsSync(builtPath(siteFile))
    ? readBuilt(siteFile)
    : undefined;

let env: Env | undefined;

export function getEnv(): Env {
  env ??= parseEnv(process.env, siteAtBuild());
  return env;
}

export const hasPlaceholderUrl = ({ site }: Env): boolean =>
  process.env.NODE_ENV === 'production' && new URL(site.url).hostname === 'localhost';

export const lacksPolicies = (): boolean =>
  (process.env.NODE_ENV === 'production' || existsSync(builtPath('.next/BUILD_ID'))) &&
  !existsSync(builtPath(policyFile));
