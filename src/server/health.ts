import 'server-only';
import { type Env, lacksPolicies } from './env';
import type { Outbox } from './outbox';
import type { OutboxStatus } from './outbox/operator/status';
import { within } from './within';

/** How long a check may take: longer than the time limits of the database. */
const patienceMs = 8000;

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

/** What to do about a webhook's answer. Requests then go out by themselves. */
function mending(status: string): string {
  if (status.startsWith('3'))
    return 'its address has changed, set CONSULTATION_WEBHOOK_URL and restart';
  return status === '401' || status === '403'
    ? "check CONSULTATION_WEBHOOK_SECRET and the receiver's access rules, and try npx outbox test"
    : `${listOf('pending')}, and the receiver's log`;
}

/**
 * Lists why the site needs attention.
 *
 * @param outbox undefined when the outbox cannot be written, `late` when it did not answer in time
 * @returns an empty list when the site is healthy
 */
export function degradations(
  settings: Pick<Env, 'CONSULTATION_WEBHOOK_URL' | 'QUARANTINE_BUDGET_MB'>,
  outbox: OutboxStatus | 'late' | undefined,
  now: number,
): Reason[] {
  const known: Partial<OutboxStatus> = outbox === 'late' ? {} : (outbox ?? {});
  const webhookUrl = settings.CONSULTATION_WEBHOOK_URL;
  const budget = settings.QUARANTINE_BUDGET_MB * 1e6;
  const { lastingError = null, quarantineBytes = 0, floodUntil = 0 } = known;
  const { parked = 0, failures = 0, oldestFailures = null } = known;
  const { refusedUntil = 0, quarantinedSince = null } = known;
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
      outbox === 'late',
      'the outbox does not answer in time',
      'check whether the disk or the database of DATABASE_URL hangs',
    ],
    [
      parked > 0,
      'requests are parked',
      `${listOf('parked')}, fix the cause, then retry or resolve them`,
      parked,
    ],
    [
      lastingError !== null,
      `the webhook answers ${lastingError}, which retries alone will not fix`,
      lastingError === null ? '' : mending(lastingError),
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
      'form posts are refused',
      'see the log, compare expected and got, check SITE_URL and TRUSTED_PROXY_HOPS',
    ],
    [
      floodUntil > now,
      'a flood of posts is quarantined',
      `${listOf('quarantined')}, and release what is genuine`,
    ],
    [
      quarantineBytes >= budget,
      'the quarantine is full, and its senders are refused',
      'npx outbox purge --state quarantined --before 7d, or raise QUARANTINE_BUDGET_MB',
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

const withoutPolicies: Reason = {
  cause: 'the pages are sent without their Content-Security-Policies',
  count: 1,
  step: 'build with npm run build, and deploy all of .next',
};

/** Checks the build and, in a limited time, the outbox, and returns why the site needs attention. */
export async function findDegradations(env: Env, status: Outbox['status']): Promise<Reason[]> {
  const outbox = await within(patienceMs, status.read()).catch(() => 'late' as const);
  const reasons = degradations(env, outbox, Date.now());
  return lacksPolicies() ? [withoutPolicies, ...reasons] : reasons;
}
