import 'server-only';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { builtPath, policyFile, readBuilt, siteFile } from '@/lib/buildOutput';
import { parseAge } from '@/lib/settings/age';
import {
  age,
  databaseUrl,
  purgeRules,
  retryDelays,
  webhookSecrets,
  webhookUrl,
  wholeNumber,
} from '@/lib/settings/serverRules';
import { type SiteSettings, siteSettingsSchema } from '@/lib/settings/siteSettings';
import { problemsOf, variable } from '@/lib/settings/variable';

/** What each means, and what happens without it: `.env.local.example`. */
const schema = z.object({
  CONSULTATION_WEBHOOK_URL: variable(webhookUrl.optional()),
  CONSULTATION_WEBHOOK_SECRET: variable(webhookSecrets.optional()),
  DATABASE_URL: variable(databaseUrl.default('file:./data/outbox.db')),
  WEBHOOK_TIMEOUT_MS: variable(wholeNumber(1, 600_000).default(15_000)),
  WEBHOOK_RETRY_DELAYS: variable(retryDelays.default([5, 60, 300, 600])),
  WEBHOOK_RETRY_FOR: variable(age.default(Number(parseAge('84h')))),
  TRUSTED_PROXY_HOPS: variable(wholeNumber(0, 100).default(0)),
  RATE_LIMIT_PER_MINUTE: variable(wholeNumber(1, 10_000_000).default(20)),
  QUARANTINE_BUDGET_MB: variable(wholeNumber(1, 1_000_000).default(200)),
  ...purgeRules,
  CRON_SECRET: variable(z.string().min(16, 'must be at least 16 characters long').optional()),
  ALERT_WEBHOOK_URL: variable(webhookUrl.optional()),
});

/** The names of the variables that the server reads itself. */
export const serverVariables = Object.keys(schema.shape);

export type Env = z.output<typeof schema> & { site: SiteSettings };

const whole = z.object({ server: schema, site: siteSettingsSchema });

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. @param site the variables that the pages were built with
 * @throws Error whose message names every malformed variable, never its value
 */
export function parseEnv(source: Source, site = source): Env {
  const { data, error } = whole.safeParse({ server: source, site });
  if (data) return { ...data.server, site: data.site };
  throw new Error(problemsOf(error));
}

/** The variables that a built site's pages contain; undefined without a complete build. */
const siteAtBuild = (): Source | undefined =>
  process.env.NODE_ENV === 'production' && existsSync(builtPath(siteFile))
    ? readBuilt(siteFile)
    : undefined;

let env: Env | undefined;

/** The configuration of this process, parsed on the first call and never during the build. @throws as `parseEnv` */
export function getEnv(): Env {
  env ??= parseEnv(process.env, siteAtBuild());
  return env;
}

/** Whether the pages of a built site are sent without their Content-Security-Policies. */
export const lacksPolicies = (): boolean =>
  (process.env.NODE_ENV === 'production' || existsSync(builtPath('.next/BUILD_ID'))) &&
  !existsSync(builtPath(policyFile));
