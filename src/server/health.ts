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
  const ofWebhook = [
    !webhookUrl && 'the webhook is not configured: set CONSULTATION_WEBHOOK_URL and restart',
    webhookUrl !== undefined &&
      isN8nTestUrl(webhookUrl) &&
      'the webhook is an n8n test URL: set CONSULTATION_WEBHOOK_URL to the production URL and restart',
  ];
  const ofOutbox = outbox
    ? [
        outbox.parked > 0 &&
          `a request is parked: ${listOf('parked')}, fix the cause, then retry or resolve it`,
        outbox.failures >= 3 &&
          (outbox.parked > 0 || outbox.oldestFailures !== null) &&
          'the last three deliveries failed: check the receiver, and try npx outbox test',
        Number(outbox.oldestFailures) >= 2 &&
          `the oldest pending request has failed twice: ${listOf('pending')}, and check the receiver`,
        outbox.refusedUntil > now &&
          'posts of the form are refused: see the log, compare expected and got, check SITE_URL and TRUSTED_PROXY_HOPS',
        outbox.quarantinedSince !== null &&
          now - outbox.quarantinedSince > dayMs &&
          `a request has been quarantined for more than a day: ${listOf('quarantined')}, then release or resolve it`,
      ]
    : [
        'the outbox cannot be written: check DATABASE_URL, the disk and its permissions (npx outbox stats)',
      ];
  return [...ofWebhook, ...ofOutbox].filter((reason) => reason !== false);
}

/** Checks the outbox, and returns the current reasons of `degradations`. */
export async function findDegradations(env: Env, status: Outbox['status']): Promise<string[]> {
  return degradations(env.CONSULTATION_WEBHOOK_URL, await status.read(), Date.now());
}
