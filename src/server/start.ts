import 'server-only';
import { startAlerts } from './alerts';
import { handleConsultationPost } from './consultation/handleConsultationPost';
import { type Env, getEnv, siteWarnings } from './env';
import { errorCode } from './errorCode';
import { isN8nTestUrl } from './health';
import { log } from './log';
import { getOutbox } from './outbox';
import { processSingleton } from './processSingleton';

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
  log.info(
    {
      webhook: env.webhookUrl ? 'configured' : 'missing',
      signing: env.webhookSecret ? 'on' : 'off',
      outbox: env.databaseUrl.startsWith('file:') ? 'SQLite' : 'PostgreSQL',
      alerts: env.alertWebhookUrl ? 'on' : 'off',
      drainRoute: env.cronSecret ? 'on' : 'off',
      trustedProxyHops: env.trustedProxyHops,
      rateLimitPerMinute: env.rateLimitPerMinute,
    },
    'Consultation requests: configuration',
  );
  if (!env.webhookUrl) {
    log.warn(
      'CONSULTATION_WEBHOOK_URL IS NOT SET: consultation requests are stored and wait, nobody receives them',
    );
  } else if (isN8nTestUrl(env.webhookUrl)) {
    log.warn(
      'CONSULTATION_WEBHOOK_URL is an n8n test address, which answers only while its editor listens',
    );
  }
}

let stopAlerts = () => {};

/** What `server.js` needs from the modules that Next bundles. */
const serverSide = {
  handleConsultationPost,

  /** Stops claiming, lets attempts in flight finish within `graceMs`, and cancels the rest. */
  async stopDelivering(graceMs: number): Promise<void> {
    stopAlerts();
    await getOutbox().worker?.stop(graceMs);
  },

  /** Releases the leases of this process and closes the outbox. */
  async closeOutbox(): Promise<void> {
    try {
      await getOutbox().close();
    } catch (error) {
      // Nothing is lost: the leases expire and another process claims the requests.
      log.error({ error: errorCode(error) }, 'Leased requests could not be released');
    }
  },
};

export type ServerSide = typeof serverSide;

/**
 * Prepares a server process for requests: checks and logs the configuration, and starts delivery. A
 * malformed configuration exits with code 1.
 */
export async function start(): Promise<void> {
  const env = readEnvOrExit();
  const outbox = getOutbox();
  logConfiguration(env);
  for (const warning of siteWarnings()) log.warn(warning);
  outbox.worker?.startLoop();
  stopAlerts = startAlerts(env, outbox);
  // A callback that `server.js` sets; other hosts set none.
  processSingleton<(side: ServerSide) => void>('started', () => () => {})(serverSide);
}
