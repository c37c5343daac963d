import 'server-only';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Env, lacksPolicies } from './env';
import { pathOf } from './outbox/engine/sqlite';
import type { OutboxStatus } from './outbox/operator/status';
import { proxySignal } from './signal';
import { within } from './within';

/** How long a check may take: longer than the time limits of the database. */
const patienceMs = 8000;

const hourMs = 60 * 60 * 1000;

/** Whether a webhook URL is n8n's test address, which answers only while its editor listens. */
export const isN8nTestUrl = (url: string | undefined) =>
  url !== undefined && new URL(url).pathname.includes('/webhook-test/');

/** What is wrong, with how many requests (1 where that is not counted), and what to do about it. */
export interface Reason {
  cause: string;
  count: number;
  step: string;
}

export const reasonText = ({ cause, count, step }: Reason): string =>
  `${cause}${count > 1 ? ` (${count})` : ''}: ${step}`;

const parkedCause = 'requests are parked';

const listOf = (state: string) => `see npx outbox list --state ${state}`;

/** What to do about a webhook's answer. Requests then go out by themselves. */
function mending(status: string): string {
  if (/^3/.test(status)) return 'its address has changed, set CONSULTATION_WEBHOOK_URL and restart';
  return /^40[13]$/.test(status)
    ? "check CONSULTATION_WEBHOOK_SECRET and the receiver's access rules, and try npx outbox test"
    : `${listOf('pending')}, and the receiver's log`;
}

/** The disk is short of space with less than this and less than a tenth of it. */
const scarceBytes = 500e6;

/** Whether the disk of an SQLite outbox is short of space; that of a PostgreSQL one cannot be seen. */
async function isDiskShort(databaseUrl: string): Promise<boolean> {
  if (!databaseUrl.startsWith('file:')) return false;
  const { bavail, blocks, bsize } = await statfs(dirname(pathOf(databaseUrl)));
  return bavail * bsize < scarceBytes && bavail < blocks / 10;
}

/**
 * Says why the site needs attention, by its build, its disk and, in a limited time, its outbox.
 *
 * @param read the status of the outbox; undefined when it cannot be written
 */
export async function findReasons(
  env: Env,
  read: () => Promise<OutboxStatus | undefined>,
): Promise<Reason[]> {
  const status = await within(patienceMs, read()).catch(() => 'late' as const);
  // A disk that hangs would keep the thread that asks it.
  const isShort = status !== 'late' && (await isDiskShort(env.DATABASE_URL).catch(() => false));
  const known: Partial<OutboxStatus> = status === 'late' ? {} : (status ?? {});
  const { parked = 0, failures = 0, quarantineBytes = 0, bytes = 0, signals = [] } = known;
  const { oldestFailures = null, lastingError = null } = known;
  const { CONSULTATION_WEBHOOK_URL: url, TRUSTED_PROXY_HOPS: hops } = env;
  const isOlder = (since: number | null = null, ms: number) =>
    since !== null && Date.now() - since > ms;
  const steps: Record<string, string | false> = {
    'the pages are sent without their Content-Security-Policies':
      lacksPolicies() && 'build with npm run build, and deploy all of .next',
    'the webhook is not configured': !url && 'set CONSULTATION_WEBHOOK_URL and restart',
    'the webhook is an n8n test URL':
      isN8nTestUrl(url) && 'set CONSULTATION_WEBHOOK_URL to the production URL and restart',
    'the outbox cannot be written':
      status === undefined && 'check DATABASE_URL, the disk and its permissions',
    'the outbox does not answer in time':
      status === 'late' && 'check whether the disk or the database of DATABASE_URL hangs',
    'the disk of the outbox is short of space': isShort && 'make room on it',
    'the outbox is past its budget':
      bytes >= env.OUTBOX_BUDGET_MB * 1e6 &&
      'npx outbox purge --delivered-before 90d, set PURGE_DELIVERED_AFTER, or raise OUTBOX_BUDGET_MB',
    [parkedCause]: parked > 0 && `${listOf('parked')}, fix the cause, then retry or resolve them`,
    [`the webhook answers ${lastingError}, which retries alone will not fix`]:
      lastingError !== null && mending(lastingError),
    'the last three deliveries failed':
      failures >= 3 &&
      (parked > 0 || oldestFailures !== null) &&
      'check the receiver, and try npx outbox test',
    'the oldest pending request has failed twice':
      Number(oldestFailures) >= 2 && `${listOf('pending')}, and check the receiver`,
    'form posts are refused':
      signals.includes('refused') &&
      'see the log, compare expected and got, check SITE_URL and TRUSTED_PROXY_HOPS',
    'posts come through other proxies than TRUSTED_PROXY_HOPS says':
      signals.includes(proxySignal(hops)) &&
      'set it to the number of your proxies and restart, or strangers share the limits of one client',
    'a flood of posts is quarantined':
      signals.includes('flood') && `${listOf('quarantined')}, and release what is genuine`,
    'the limit on held calls is reached, and further ones hold no time':
      known.callsExhausted === 1 &&
      'see npx outbox list, and free what is not genuine: npx outbox free ID… or --date YYYY-MM-DD',
    'the quarantine is full, and its senders are refused':
      quarantineBytes >= env.QUARANTINE_BUDGET_MB * 1e6 &&
      'npx outbox purge --state quarantined --before 7d, or raise QUARANTINE_BUDGET_MB',
    'a request that may be genuine waits in quarantine':
      (isOlder(known.limitedSince, hourMs) || isOlder(known.suspectSince, 24 * hourMs)) &&
      `${listOf('quarantined')}, then release or resolve it`,
  };
  return Object.entries(steps).flatMap(([cause, step]) =>
    step ? [{ cause, step, count: cause === parkedCause ? parked : 1 }] : [],
  );
}
