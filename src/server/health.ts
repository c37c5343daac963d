import 'server-only';
import type { Env } from './env';
import { errorCode } from './errorCode';
import { log } from './log';
import type { Outbox } from './outbox';
import type { OutboxStatus } from './outbox/status';
import { processSingleton } from './processSingleton';
import { isN8nTestUrl } from './webhook/isN8nTestUrl';

/** The outbox is checked at most this often, however many ask for the health. */
const checkMs = 5000;

const dayMs = 24 * 60 * 60 * 1000;

const listOf = (state: string) => `see npm run outbox -- list --state ${state}`;

/**
 * Why consultation requests do not get through as they should, each reason with what to do next.
 *
 * @param outbox undefined when the outbox cannot be written
 * @returns an empty list when nothing needs a person
 */
export function degradations(
  webhookUrl: string | undefined,
  outbox: OutboxStatus | undefined,
  now: number,
): string[] {
  const reasons: string[] = [];
  if (!webhookUrl) {
    reasons.push('the webhook is not configured: set CONSULTATION_WEBHOOK_URL and restart');
  } else if (isN8nTestUrl(webhookUrl)) {
    reasons.push(
      'the webhook is an n8n test URL: set CONSULTATION_WEBHOOK_URL to the production URL and restart',
    );
  }
  if (!outbox) {
    reasons.push(
      'the outbox cannot be written: check DATABASE_URL, the disk and its permissions (npm run outbox -- stats)',
    );
    return reasons;
  }
  if (outbox.hasParked) {
    reasons.push(
      `a request is parked: ${listOf('parked')}, fix the cause, then retry or resolve it`,
    );
  }
  if (outbox.failuresInARow >= 3) {
    reasons.push(
      'the last three deliveries failed: check the receiver, and try npm run outbox -- test',
    );
  }
  if (outbox.oldestPendingFailures >= 2) {
    reasons.push(
      `the oldest pending request has failed twice: ${listOf('pending')}, and check the receiver`,
    );
  }
  if (outbox.refusedUntil > now) {
    reasons.push(
      'posts of the form are refused: see the log, compare expected and got, check SITE_URL and TRUSTED_PROXY_HOPS',
    );
  }
  if (outbox.quarantinedSince !== undefined && now - outbox.quarantinedSince > dayMs) {
    reasons.push(
      `a request has been quarantined for more than a day: ${listOf('quarantined')}, then release or resolve it`,
    );
  }
  return reasons;
}

interface Check {
  /** By the monotonic clock. */
  at: number;
  status: Promise<OutboxStatus | undefined>;
}

/** One for all module instances: the route, and the server that sends alerts. */
const lastCheck = () => processSingleton('health', (): { check?: Check } => ({}));

async function checkOutbox({ status }: Outbox): Promise<OutboxStatus | undefined> {
  try {
    return await status.check(Date.now());
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox cannot be written');
    return undefined;
  }
}

/** Lets the next health check look at the outbox at once, because something has changed. */
export function expireHealthCheck(): void {
  delete lastCheck().check;
}

/** The reasons of `degradations` for this site, now. */
export async function findDegradations(env: Env, outbox: Outbox): Promise<string[]> {
  const last = lastCheck();
  const now = performance.now();
  if (!last.check || now - last.check.at >= checkMs) {
    last.check = { at: now, status: checkOutbox(outbox) };
  }
  return degradations(env.webhookUrl, await last.check.status, Date.now());
}
