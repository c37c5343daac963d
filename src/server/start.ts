import 'server-only';
import { handleConsultationPost } from './consultation/handleConsultationPost';
import { type Env, getEnv } from './env';
import { errorCode } from './errorCode';
import { log } from './log';
import { getOutbox } from './outbox';
import { processSingleton } from './processSingleton';
import { isN8nTestUrl } from './webhook/isN8nTestUrl';

function readEnvOrExit(): Env {
  try {
    return getEnv();
  } catch (error) {
    // Thrown by our own parser: names variables and rules, never values.
    process.stderr.write(`The configuration is malformed.\n${(error as Error).message}\n`);
    process.exit(1);
  }
}

function logConfiguration(env: Env, engine: string): void {
  log.info(
    {
      webhook: env.webhookUrl ? 'configured' : 'missing',
      signing: env.webhookSecret ? 'on' : 'off',
      outbox: engine,
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

/** What `server.js` uses of this side, which Next bundles. */
const serverSide = {
  handleConsultationPost,

  /** Claims nothing more; finishes what is in flight within `graceMs`, and cancels the rest. */
  stopDelivering: async (graceMs: number) => getOutbox().worker?.stop(graceMs),

  /** Releases what this process has leased, and closes the outbox. */
  async closeOutbox(): Promise<void> {
    try {
      await getOutbox().close();
    } catch (error) {
      // Nothing is lost: the leases run out and another process claims the requests.
      log.error({ error: errorCode(error) }, 'Leased requests could not be released');
    }
  },
};

export type ServerSide = typeof serverSide;

/**
 * What a server process does before it takes requests: checks its configuration, logs it, and starts
 * to deliver. A malformed configuration ends the process with code 1.
 */
export async function start(): Promise<void> {
  const env = readEnvOrExit();
  const outbox = getOutbox();
  logConfiguration(env, outbox.engine);
  outbox.worker?.startLoop();
  // Left by `server.js`; other hosts leave none.
  processSingleton<(side: ServerSide) => void>('started', () => () => {})(serverSide);
}
