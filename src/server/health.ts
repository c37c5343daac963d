import 'server-only';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { purgeRules } from '@/lib/settings/siteSettings';
import { shareInFlight, within } from './asyncLimits';
import type { Calendars } from './calendar/createCalendars';
import { type Env, lacksPolicies } from './env';
import { errorCode, errorWith } from './errorCode';
import type { Database } from './outbox/engine/database';
import { sqlitePath } from './outbox/engine/sqlite';
import { readMailReasons } from './outbox/mailReasons';
import { problemIn } from './outbox/problems';
import type { Mailer } from './outbox/queue/mailer';
import { createWriteCheck, type Reason, readStatus, reasonsOf } from './outbox/status';

/** Fewer in a row may be an accident, or one stranger. */
const enoughInARow = 3;

interface Sender {
  isFromOwnPage: boolean;
  isProxied: boolean;
}

export function createPostRecord() {
  let faultsInARow = 0;
  let proxiedInARow = 0;
  let unstored: string | undefined;
  return {
    noteStored(): void {
      unstored = undefined;
    },

    noteUnstored(error: unknown): void {
      unstored = errorCode(error);
    },

    /** Notes a post from our page that was refused for its origin or breaks the schema. */
    noteFault(): void {
      faultsInARow += 1;
    },

    noteAccepted({ isFromOwnPage, isProxied }: Sender): void {
      if (isFromOwnPage) faultsInARow = 0;
      proxiedInARow = isProxied ? proxiedInARow + 1 : 0;
    },

    unstored: () => unstored,
    isOwnPageAtFault: () => faultsInARow >= enoughInARow,
    isProxied: () => proxiedInARow >= enoughInARow,
  };
}

type PostRecord = ReturnType<typeof createPostRecord>;

const diskTimeoutMs = 2000;

/** If a disk hangs, block only one of Node's four file threads. */
const readDisk = shareInFlight((folder: string) => statfs(folder));

async function isDiskShort(databaseUrl: string): Promise<boolean> {
  const path = sqlitePath(databaseUrl);
  if (!path) return false;
  const { bavail, blocks, bsize } = await within(diskTimeoutMs, readDisk(dirname(path)));
  return bavail * bsize < 500e6 && bavail < blocks / 10;
}

async function findOwnReasons(env: Env, posts: PostRecord): Promise<Reason[]> {
  const isShort = await isDiskShort(env.DATABASE_URL).catch(() => false);
  const { CONSULTATION_WEBHOOK_URL: url, TRUSTED_PROXY_HOPS, changedSinceBuild } = env;
  const texts: Record<string, string | false | undefined> = {
    policies:
      lacksPolicies() &&
      'the pages are served without their Content-Security-Policies: build with npm run build, deploy all of .next, ' +
        'and restart',
    noWebhook:
      !url &&
      !env.mail &&
      'neither a webhook nor a mail server is configured: set CONSULTATION_WEBHOOK_URL or SMTP_URL, and restart',
    // It answers only while n8n's editor listens.
    testWebhook:
      url?.includes('/webhook-test/') &&
      'the webhook is an n8n test URL: set CONSULTATION_WEBHOOK_URL to the production URL, and restart',
    purge:
      changedSinceBuild.some((name) => name in purgeRules) &&
      'the privacy page shows another purge age than the site uses: set PURGE_* to the same values for the build and ' +
        'the server, rebuild, and restart',
    disk: isShort && 'the disk of the outbox is short of space: free some space',
    ownPage:
      posts.isOwnPageAtFault() &&
      'posts from our own pages are refused, or break the schema: see "Consultation request refused" in the log (if ' +
        'got is the address that visitors see, set SITE_URL to it and rebuild, or let the proxy pass Host on), and ' +
        'see outbox list --state quarantined',
    proxy:
      TRUSTED_PROXY_HOPS === 0 &&
      posts.isProxied() &&
      'requests come through a proxy, and the limits treat all visitors as one client: set TRUSTED_PROXY_HOPS to the ' +
        'number of your proxies, and restart',
  };
  return Object.entries(texts).flatMap(([kind, text]) => (text ? [{ kind, text }] : []));
}

/** Alerts join reasons with semicolons. */
const withoutPeriod = (sentence: string) => sentence.replace(/\.$/, '');

/** Reports that requests could not be stored, even if the write check succeeds. */
function findUnstored({ DATABASE_URL }: Env, posts: PostRecord): Reason[] {
  const code = posts.unstored();
  if (code === undefined) return [];
  const { problem } = problemIn(errorWith(code), DATABASE_URL);
  const text = `a request could not be stored (${code}), and no request has been stored since: the outbox ${withoutPeriod(problem)}`;
  return [{ kind: `unstored ${code}`, text }];
}

export function createHealth(
  env: Env,
  posts: PostRecord,
  database: Database,
  calendars: Promise<Pick<Calendars, 'reasons'> | undefined>,
  mailer?: Mailer | undefined,
) {
  const checkWriting = createWriteCheck(database);
  return shareInFlight(async (): Promise<Reason[]> => {
    const own = [
      ...(await findOwnReasons(env, posts)),
      ...((await calendars)?.reasons() ?? []),
      ...findUnstored(env, posts),
    ];
    try {
      await checkWriting();
      const ofMails = mailer ? await readMailReasons(database, mailer) : [];
      return [...own, ...reasonsOf(env, await readStatus(database)), ...ofMails];
    } catch (error) {
      const { code, problem } = problemIn(error, env.DATABASE_URL);
      const text = `the outbox cannot be opened or written (${code}): it ${withoutPeriod(problem)}`;
      return [...own, { kind: `outbox ${code}`, text }];
    }
  });
}

export type ReadHealth = ReturnType<typeof createHealth>;
