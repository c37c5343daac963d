import 'server-only';
import type { Env } from './env';
import type { Outbox } from './outbox';
import type { OutboxStatus } from './outbox/status';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a webhook URL is n8n's test address, which answers only while its editor listens. */
export const isN8nTestUrl = (url: string) => new URL(url).pathname.includes('/webhook-test/');

const listOf = (state: string) => `see npx outbox list --state ${state}`;

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
      'the outbox cannot be written: check DATABASE_URL, the disk and its permissions (npx outbox stats)',
    );
    return reasons;
  }
  if (outbox.parked > 0) {
    reasons.push(
      `a request is parked: ${listOf('parked')}, fix the cause, then retry or resolve it`,
    );
  }
  const isWaiting = outbox.parked > 0 || outbox.oldestFailures !== null;
  if (outbox.failures >= 3 && isWaiting) {
    reasons.push('the last three deliveries failed: check the receiver, and try npx outbox test');
  }
  if (Number(outbox.oldestFailures) >= 2) {
    reasons.push(
      `the oldest pending request has failed twice: ${listOf('pending')}, and check the receiver`,
    );
  }
  if (outbox.refusedUntil > now) {
    reasons.push(
      'posts of the form are refused: see the log, compare expected and got, check SITE_URL and TRUSTED_PROXY_HOPS',
    );
  }
  if (outbox.quarantinedSince !== null && now - outbox.quarantinedSince > dayMs) {
    reasons.push(
      `a request has been quarantined for more than a day: ${listOf('quarantined')}, then release or resolve it`,
    );
  }
  return reasons;
}

/** Checks the outbox, and returns the current reasons of `degradations`. */
export async function findDegradations(
  env: Env,
  { status }: Pick<Outbox, 'status'>,
): Promise<string[]> {
  return degradations(env.CONSULTATION_WEBHOOK_URL, await status.read(), Date.now());
}
