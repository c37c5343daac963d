import 'server-only';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Env, lacksPolicies } from './env';
import { pathOf } from './outbox/engine/sqlite';
import type { OutboxStatus } from './outbox/status';
import type { PostCounts } from './postCounts';
import { sharedRead } from './sharedRead';
import { within } from './within';

/** How long a disk may take to say how full it is: one that hangs would keep whoever asks. */
const diskPatienceMs = 2000;

const hourMs = 60 * 60 * 1000;

/** The header with which health says whose it is: `SITE_URL`. */
export const siteHeader = 'x-site';

/** Whether a webhook URL is n8n's test address, which answers only while its editor listens. */
const isN8nTestUrl = (url: string | undefined) =>
  url !== undefined && new URL(url).pathname.includes('/webhook-test/');

/** What to do about each thing that can be wrong; false where it is not. */
type Steps = Record<string, string | false>;

const toReasons = (steps: Steps): string[] =>
  Object.entries(steps).flatMap(([cause, step]) => (step ? [`${cause}: ${step}`] : []));

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
  const folder = dirname(pathOf(databaseUrl));
  const { bavail, blocks, bsize } = await within(diskPatienceMs, statfs(folder));
  return bavail * bsize < scarceBytes && bavail < blocks / 10;
}

function stepsForOutbox(env: Env, status: OutboxStatus): Steps {
  const { parked, lastingError, oldestFailures, limitedSince, unfit } = status;
  const isLimitedLong = limitedSince !== null && Date.now() - limitedSince >= hourMs;
  return {
    'requests are parked':
      parked > 0 && `${listOf('parked')}, fix the cause, then retry or resolve them`,
    [`the webhook answers ${lastingError}, which time alone rarely mends`]:
      lastingError !== null && mending(lastingError),
    'the webhook fails: the oldest pending request has failed twice':
      Number(oldestFailures) >= 2 &&
      `${listOf('pending')}, check the receiver, and try npx outbox test`,
    'the limit on held calls is reached, and further ones hold no time':
      status.callsExhausted === 1 &&
      'see npx outbox list, and free what is not genuine: npx outbox free ID… or --date YYYY-MM-DD',
    'the quarantine is full, and its senders are refused':
      status.quarantineBytes >= env.QUARANTINE_BUDGET_MB * 1e6 &&
      'npx outbox purge --state quarantined --before 7d, or raise QUARANTINE_BUDGET_MB',
    'a request that may be genuine waits in quarantine':
      (isLimitedLong || unfit > 0) && `${listOf('quarantined')}, then release or resolve it`,
  };
}

/**
 * Says why the site needs attention, by its configuration, its build, its disk and its outbox.
 *
 * @param status of the outbox; undefined when it cannot be written
 * @returns what is wrong, each with the next step
 */
export async function findReasons(env: Env, status: OutboxStatus | undefined): Promise<string[]> {
  const isShort = await isDiskShort(env.DATABASE_URL).catch(() => false);
  const { CONSULTATION_WEBHOOK_URL: url } = env;
  return toReasons({
    'the pages are sent without their Content-Security-Policies':
      lacksPolicies() && 'build with npm run build, and deploy all of .next',
    'the webhook is not configured': !url && 'set CONSULTATION_WEBHOOK_URL and restart',
    'the webhook is an n8n test URL':
      isN8nTestUrl(url) && 'set CONSULTATION_WEBHOOK_URL to the production URL and restart',
    'the outbox cannot be written, or not in time':
      !status && 'check DATABASE_URL, and whether its disk or database is full, read-only or hangs',
    'the disk of the outbox is short of space': isShort && 'make room on it',
    ...(status && stepsForOutbox(env, status)),
  });
}

const stepsForPosts = ({ posts, oddProxies, ownPageFaults, flood }: PostCounts): Steps => ({
  'posts from our own pages are refused, or do not fit the form':
    ownPageFaults.count() > 3 &&
    `compare expected and got in the log with SITE_URL and TRUSTED_PROXY_HOPS, and ${listOf('quarantined')}`,
  'posts come through other proxies than TRUSTED_PROXY_HOPS says':
    2 * oddProxies.count() > posts.count() &&
    'set it to the number of your proxies and restart, or strangers share the limits of one client',
  'a flood of posts is quarantined, or refused once the quarantine is full':
    flood.count() > 0 && `${listOf('quarantined')}, and release what is genuine`,
});

interface HealthOptions {
  env: Env;
  readStatus: () => Promise<OutboxStatus | undefined>;
  postCounts: PostCounts;
}

/** Creates the reader of this process's health: what is wrong, each with the next step; empty when nothing is. */
export const createHealth = ({ env, readStatus, postCounts }: HealthOptions) =>
  sharedRead(0, async (): Promise<string[]> => {
    const reasons = await findReasons(env, await readStatus());
    return [...reasons, ...toReasons(stepsForPosts(postCounts))];
  });

export type ReadHealth = ReturnType<typeof createHealth>;
