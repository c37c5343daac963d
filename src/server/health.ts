import 'server-only';
import type { Env } from './env';
import { errorCode } from './errorCode';
import { log } from './log';
import type { Outbox } from './outbox';
import { isN8nTestUrl } from './webhook/isN8nTestUrl';

/** The response time that the site promises. */
const promisedMs = 2 * 60 * 60 * 1000;

/** The outbox is asked at most this often, however many ask for the health. */
const outboxCheckMs = 5000;

let lastCheck: { at: number; reasons: Promise<string[]> } | undefined;

async function checkOutbox(store: Outbox['store'], now: number): Promise<string[]> {
  try {
    await store.probe(now);
    const oldest = await store.oldestWaiting();
    const late = oldest !== undefined && now - oldest > promisedMs;
    return late ? ['a request has been waiting for more than 2 hours'] : [];
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox cannot be written');
    return ['the outbox cannot be written'];
  }
}

function outboxReasons(store: Outbox['store']): Promise<string[]> {
  const now = Date.now();
  if (!lastCheck || now - lastCheck.at >= outboxCheckMs) {
    lastCheck = { at: now, reasons: checkOutbox(store, now) };
  }
  return lastCheck.reasons;
}

/** Why consultation requests do not get through as they should: empty when they do. */
export async function findDegradations(env: Env, store: Outbox['store']): Promise<string[]> {
  const reasons: string[] = [];
  if (!env.webhookUrl) reasons.push('the webhook is not configured');
  else if (isN8nTestUrl(env.webhookUrl)) reasons.push('the webhook is an n8n test URL');
  return [...reasons, ...(await outboxReasons(store))];
}
