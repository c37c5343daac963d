import 'server-only';
import { resendWindowMs } from '@/lib/resendWindow';
import { startAlerts } from './alerts';
import { type Env, getEnv, siteWarnings } from './env';
import { errorCode } from './errorCode';
import { isN8nTestUrl } from './health';
import { log } from './log';
import { getOutbox } from './outbox';
import { startPurge } from './purge';

function readEnvOrExit(): Env {
  try {
    return getEnv();
  } catch (error) {
    // Thrown by our own parser: names variables and rules, never values.
    process.stderr.write(`The configuration is malformed.\n${(error as Error).message}\n`);
    process.exit(1);
  }
}

function logConfiguration(env: Env): void {
  const url = env.CONSULTATION_WEBHOOK_URL;
  log.info(
    {
      webhook: url ? 'configured' : 'missing',
      signing: env.CONSULTATION_WEBHOOK_SECRET ? 'on' : 'off',
      outbox: env.DATABASE_URL.startsWith('file:') ? 'SQLite' : 'PostgreSQL',
      alerts: env.ALERT_WEBHOOK_URL ? 'on' : 'off',
      drainRoute: env.CRON_SECRET ? 'on' : 'off',
      trustedProxyHops: env.TRUSTED_PROXY_HOPS,
      rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    },
    'Consultation requests: configuration',
  );
  const warnings = [
    !url &&
      'CONSULTATION_WEBHOOK_URL IS NOT SET: consultation requests are stored and wait, nobody receives them',
    isN8nTestUrl(url) &&
      'CONSULTATION_WEBHOOK_URL is an n8n test address, which answers only while its editor listens',
    Number(env.PURGE_DELIVERED_AFTER) < resendWindowMs &&
      'PURGE_DELIVERED_AFTER IS SHORT: a browser that got no answer may send its request again, and what was removed by then is delivered again',
    ...siteWarnings(),
  ];
  for (const warning of warnings) if (warning) log.warn(warning);
}

/** Stop what runs in the background beside the deliveries. */
let stops: (() => void)[] = [];

/** Stops claiming, lets attempts in flight finish within `graceMs`, and cancels the rest. */
export async function stopDelivering(graceMs: number): Promise<void> {
  for (const stop of stops) stop();
  await getOutbox().worker?.stop(graceMs);
}

/** Releases the leases of this process and closes the outbox. */
export async function closeOutbox(): Promise<void> {
  try {
    await getOutbox().close();
  } catch (error) {
    // Nothing is lost: the leases expire and another process claims the requests.
    log.error({ error: errorCode(error) }, 'Leased requests could not be released');
  }
}

/** Checks and logs the configuration, and starts delivery. A malformed configuration exits with code 1. */
export async function start(sqliteThread?: URL): Promise<void> {
  const env = readEnvOrExit();
  logConfiguration(env);
  const outbox = getOutbox(sqliteThread);
  // Loading Next keeps the process so busy afterwards that the first statements could pass for ones that hang.
  await outbox.status.read();
  outbox.worker?.startLoop();
  stops = [startAlerts(env, outbox), startPurge(env, outbox)];
}
