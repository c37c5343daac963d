import 'server-only';
import { consultationEndpoint } from '@/lib/paths';
import { apiPolicy, securityHeaders } from '@/lib/securityHeaders';
import { type Env, getEnv, isProduction } from './env';
import { openFrontDoor } from './http/frontDoor';
import { log } from './log';
import { getOutbox } from './outbox';
import { receive } from './receive';
import { handOverOnSignals } from './shutdown';
import { startTelemetry } from './telemetry';
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

function announce(env: Env, engine: string): void {
  log.info(
    {
      webhook: env.webhookUrl ? 'configured' : 'missing',
      signing: env.webhookSecret ? 'on' : 'off',
      outbox: engine,
      drainRoute: env.cronSecret ? 'on' : 'off',
      trustedProxyHops: env.trustedProxyHops,
      rateLimitPerMinute: env.rateLimitPerMinute,
      telemetry: env.otlpEndpoint ? 'on' : 'off',
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

/**
 * What a server process does before it takes requests: checks its configuration, says what it found,
 * and starts to deliver. A malformed configuration ends the process with code 1.
 */
export async function start(): Promise<void> {
  const env = readEnvOrExit();
  openFrontDoor({
    path: consultationEndpoint,
    headers: { ...securityHeaders(env.site.url), ...apiPolicy },
    handle: isProduction() ? receive : undefined,
  });
  const outbox = getOutbox();
  announce(env, outbox.engine);
  handOverOnSignals();
  await startTelemetry(env.otlpEndpoint);
  outbox.delivery?.startLoop();
}
