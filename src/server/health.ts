import 'server-only';
import type { Env } from './env';
import { errorCode } from './errorCode';
import { log } from './log';
import type { Outbox } from './outbox';
import type { OutboxStatus } from './outbox/status';
import { processSingleton } from './processSingleton';

/** The outbox is written to at most this often, however many callers ask for the health. */
const probeEveryMs = 5000;

/** How long a failure to store a request is reported, unless a later one is stored. */
const reportFailureMs = 20_000;

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a webhook URL is n8n's test address, which answers only while its editor listens. */
export const isN8nTestUrl = (url: string) => new URL(url).pathname.includes('/webhook-test/');

const listOf = (state: string) => `see npm run outbox -- list --state ${state}`;

/**
 * Lists why the site needs attention, each reason with its next step.
 *
 * @param outbox undefined when the outbox cannot be written
 * @returns an empty list when the site is healthy
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

/** The last probe of the outbox, and when a request last failed to be stored (monotonic clock). */
const lastProbe = () =>
  processSingleton('health', () => ({
    at: Number.NEGATIVE_INFINITY,
    isWritable: Promise.resolve(true),
    failedAt: Number.NEGATIVE_INFINITY,
  }));

/** Records whether a request could be stored: a disk that is nearly full may take only the probe. */
export function noteStored(isStored: boolean): void {
  lastProbe().failedAt = isStored ? Number.NEGATIVE_INFINITY : performance.now();
}

async function probe({ status }: Outbox): Promise<boolean> {
  try {
    await status.probe(Date.now());
    return true;
  } catch (error) {
    log.error({ error: errorCode(error) }, 'Outbox cannot be written');
    return false;
  }
}

async function readStatus(outbox: Outbox): Promise<OutboxStatus | undefined> {
  const last = lastProbe();
  const now = performance.now();
  if (now - last.at >= probeEveryMs) Object.assign(last, { at: now, isWritable: probe(outbox) });
  if (now - last.failedAt < reportFailureMs) return undefined;
  return (await last.isWritable) ? outbox.status.read().catch(() => undefined) : undefined;
}

/** Probes and reads the outbox, and returns the current reasons of `degradations`. */
export async function findDegradations(env: Env, outbox: Outbox): Promise<string[]> {
  return degradations(env.webhookUrl, await readStatus(outbox), Date.now());
}
