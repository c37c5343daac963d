/**
 * Every variable that the site reads, absent. Next lets what is set (even to nothing) win over
 * `.env` files, so a site that is started with these knows nothing of a developer's own
 * `.env.local`: neither the real webhook nor a setting that would change what a test sees.
 */
const absent = {
  CONSULTATION_WEBHOOK_URL: '',
  CONSULTATION_WEBHOOK_SECRET: '',
  DATABASE_URL: '',
  WEBHOOK_TIMEOUT_MS: '',
  WEBHOOK_RETRY_DELAYS: '',
  TRUSTED_PROXY_HOPS: '',
  RATE_LIMIT_PER_MINUTE: '',
  CRON_SECRET: '',
};

/** The texts and addresses that the pages are built with, absent: the built-in ones are used. */
const defaultTexts = {
  SITE_URL: '',
  SITE_NAME: '',
  SITE_EMAIL: '',
  SITE_PHONE: '',
  SITE_LINKEDIN_URL: '',
  SITE_INSTAGRAM_URL: '',
  SITE_TIME_ZONE: '',
};

type Variables = Record<string, string>;

const production = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;

/** The environment of a site that speaks for the developer's agency, but delivers only as told. */
export function demoEnvironment(variables: Variables): NodeJS.ProcessEnv {
  return { ...process.env, ...production, ...absent, ...variables };
}

/** The environment of a site under test: the variables given, and the defaults of all others. */
export function testEnvironment(variables: Variables): NodeJS.ProcessEnv {
  return { ...process.env, ...production, ...absent, ...defaultTexts, ...variables };
}
