import 'server-only';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { purgeRules } from '@/lib/settings/siteSettings';
import { type Env, lacksPolicies } from './env';
import { pathOf } from './outbox/engine/sqlite';
import { problemOf } from './outbox/problems';
import type { OutboxStatus, StatusRead } from './outbox/status';
import type { PostCounts } from './postCounts';
import { shareInFlight } from './shareInFlight';
import { within } from './within';

/** How long a disk may take to say how full it is, so that one that hangs does not delay the answer. */
const diskTimeoutMs = 2000;

const hourMs = 60 * 60 * 1000;

/** By what can be wrong: what to do about it, or false where it is not wrong. */
type Steps = Record<string, string | false>;

const toReasons = (steps: Steps): string[] =>
  Object.entries(steps).flatMap(([cause, step]) => (step ? [`${cause}: ${step}`] : []));

const listOf = ({ OUTBOX_COMMAND }: Env, state: string) =>
  `see ${OUTBOX_COMMAND} list --state ${state}`;

function stepForAnswer(env: Env, status: string): string {
  if (status === 'UNCONFIRMED') {
    return "let its last step answer with the request's id (docs/n8n.md), or remove WEBHOOK_CONFIRMS and restart";
  }
  if (/^3/.test(status)) return 'its address has changed, set CONSULTATION_WEBHOOK_URL and restart';
  return /^40[13]$/.test(status)
    ? `check CONSULTATION_WEBHOOK_SECRET and the receiver's access rules, and try ${env.OUTBOX_COMMAND} test`
    : `${listOf(env, 'pending')}, and the receiver's log`;
}

/** A disk that hangs holds one of the four threads that Node has for files, and not one for each question. */
const readDisk = shareInFlight((folder: string) => statfs(folder));

/** Whether the disk of an SQLite outbox has less than 500 MB and less than a tenth left; PostgreSQL's is unknown. */
async function isDiskShort(databaseUrl: string): Promise<boolean> {
  if (!databaseUrl.startsWith('file:')) return false;
  const folder = dirname(pathOf(databaseUrl));
  const { bavail, blocks, bsize } = await within(diskTimeoutMs, readDisk(folder));
  return bavail * bsize < 500e6 && bavail < blocks / 10;
}

function stepsForOutbox(env: Env, status: OutboxStatus): Steps {
  const { parked, lastingError, failing, stalled, limitedForMs, unfit } = status;
  const { OUTBOX_COMMAND: outbox } = env;
  const answer = lastingError === 'UNCONFIRMED' ? "2xx without the request's id" : lastingError;
  return {
    'requests are parked':
      parked > 0 && `${listOf(env, 'parked')}, fix the cause, then retry or resolve them`,
    [`the webhook answers ${answer}, and further attempts rarely change that`]:
      lastingError !== null && stepForAnswer(env, lastingError),
    'the webhook fails (at least one pending request has failed twice)':
      failing > 0 && `${listOf(env, 'pending')}, check the receiver, and try ${outbox} test`,
    'requests have been due for five minutes and none was attempted':
      stalled === 1 &&
      'restart the site; on a host without a worker, see that its scheduler calls /api/outbox/drain',
    'the limit on held calls is reached, and further ones hold no time':
      status.noMoreCalls === 1 &&
      `see ${outbox} list, and free what is not genuine with ${outbox} free ID… or --date YYYY-MM-DD`,
    'the quarantine is full, and its senders are refused':
      status.quarantineBytes >= env.QUARANTINE_BUDGET_MB * 1e6 &&
      `${outbox} purge --state quarantined --before 7d, or raise QUARANTINE_BUDGET_MB`,
    'a request that may be genuine waits in quarantine':
      (Number(limitedForMs) >= hourMs || unfit > 0) &&
      `${listOf(env, 'quarantined')}, then release or resolve it`,
  };
}

export const reasonsOf = (env: Env, read: StatusRead): string[] =>
  read.kind === 'read'
    ? toReasons(stepsForOutbox(env, read.status))
    : toReasons({
        [`the outbox cannot be opened or written (${read.code})`]: `it ${
          problemOf(read.code, env.DATABASE_URL) ?? 'fails: see the log, and check DATABASE_URL.'
        }`,
      });

const stepsForPosts = (
  env: Env,
  { posts, oddProxies, ownPageFaults, flood }: PostCounts,
): Steps => ({
  'posts from our own pages are refused, or do not fit the form':
    ownPageFaults.count() > 3 &&
    `compare expected and got in the log with SITE_URL and TRUSTED_PROXY_HOPS, and ${listOf(env, 'quarantined')}`,
  'posts come through more or fewer proxies than TRUSTED_PROXY_HOPS says':
    2 * oddProxies.count() > posts.count() &&
    'set it to the number of your proxies and restart, because the limits may take strangers for one client',
  'a flood of posts is quarantined, or refused once the quarantine is full':
    flood.count() > 0 && `${listOf(env, 'quarantined')}, and release what is genuine`,
});

/** Finds what a process knows to be wrong without its outbox, from its configuration, build, disk and posts. */
export async function findOwnReasons(env: Env, postCounts?: PostCounts): Promise<string[]> {
  const isShort = await isDiskShort(env.DATABASE_URL).catch(() => false);
  const { CONSULTATION_WEBHOOK_URL: url, changedSinceBuild } = env;
  return toReasons({
    'the pages are sent without their Content-Security-Policies':
      lacksPolicies() && 'build with npm run build, and deploy all of .next',
    'the webhook is not configured': !url && 'set CONSULTATION_WEBHOOK_URL and restart',
    // It answers only while n8n's editor listens.
    'the webhook is an n8n test URL':
      url?.includes('/webhook-test/') === true &&
      'set CONSULTATION_WEBHOOK_URL to the production URL and restart',
    'the privacy page promises another time of keeping requests than the site observes':
      changedSinceBuild.some((name) => name in purgeRules) &&
      'set PURGE_* for the build and for the site alike, build again, and restart',
    'the disk of the outbox is short of space': isShort && 'make room on it',
    ...(postCounts && stepsForPosts(env, postCounts)),
  });
}

/** Creates the reader of this process's health: what is wrong, each with the next step; empty when nothing is. */
export const createHealth = (
  env: Env,
  postCounts: PostCounts,
  readStatus: (ownReasons: readonly string[]) => Promise<StatusRead>,
) =>
  shareInFlight(async (): Promise<string[]> => {
    const own = await findOwnReasons(env, postCounts);
    return [...own, ...reasonsOf(env, await readStatus(own))];
  });

export type ReadHealth = ReturnType<typeof createHealth>;
