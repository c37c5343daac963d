import 'server-only';
import type { Env } from './env';
import type { Outbox } from './outbox';
import type { OutboxStatus } from './outbox/status';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a webhook URL is n8n's test address, which answers only while its editor listens. */
export const isN8nTestUrl = (url: string) => new URL(url).pathname.includes('/webhook-test/');

/** Why the site needs attention. */
export interface Reason {
  /** What is wrong. */
  cause: string;
  /** How many requests it is about; 1 where that is not counted. */
  count: number;
  /** What to do about it. */
  step: string;
}

export const reasonText = ({ cause, count, step }: Reason): string =>
  `${cause}${count > 1 ? ` (${count})` : ''}: ${step}`;

const listOf = (state: string) => `see npx outbox list --state ${state}`;

/**
 * Lists why the site needs attention.
 *
 * @param outbox undefined when the outbox cannot be written
 * @returns an empty list when the site is healthy
 */
export function degradations(
  webhookUrl: string | undefined,
  outbox: OutboxStatus | undefined,
  now: number,
): Reason[] {
  const { parked = 0, failures = 0, oldestFailures = null } = outbox ?? {};
  const { refusedUntil = 0, quarantinedSince = null } = outbox ?? {};
  const all: [holds: boolean, cause: string, step: string, count?: number][] = [
    [!webhookUrl, 'the webhook is not configured', 'set CONSULTATION_WEBHOOK_URL and restart'],
    [
      webhookUrl !== undefined && isN8nTestUrl(webhookUrl),
      'the webhook is an n8n test URL',
      'set CONSULTATION_WEBHOOK_URL to the production URL and restart',
    ],
    [
      outbox === undefined,
      'the outbox cannot be written',
      'check DATABASE_URL, the disk and its permissions',
    ],
    [
      parked > 0,
      'requests are parked',
      `${listOf('parked')}, fix the cause, then retry or resolve them`,
      parked,
    ],
    [
      failures >= 3 && (parked > 0 || oldestFailures !== null),
      'the last three deliveries failed',
      'check the receiver, and try npx outbox test',
    ],
    [
      Number(oldestFailures) >= 2,
      'the oldest pending request has failed twice',
      `${listOf('pending')}, and check the receiver`,
    ],
    [
      refusedUntil > now,
      'posts of the form are refused',
      'see the log, compare expected and got, check SITE_URL and TRUSTED_PROXY_HOPS',
    ],
    [
      quarantinedSince !== null && now - quarantinedSince > dayMs,
      'a request has been quarantined for more than a day',
      `${listOf('quarantined')}, then release or resolve it`,
    ],
  ];
  return all
    .filter(([holds]) => holds)
    .map(([, cause, step, count = 1]) => ({ cause, step, count }));
}

/** Checks the outbox, and returns the current reasons of `degradations`. */
export async function findDegradations(env: Env, status: Outbox['status']): Promise<Reason[]> {
  return degradations(env.CONSULTATION_WEBHOOK_URL, await status.read(), Date.now());
}
