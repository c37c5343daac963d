import { type Env, getEnv } from '@/server/env';
import { errorCode } from '@/server/errorCode';
import { loadEnvironment } from '@/server/loadEnvironment';
import { openDatabase } from '@/server/outbox';
import type { Database } from '@/server/outbox/engine/database';
import { pathOf } from '@/server/outbox/engine/sqlite';
import { createQueries, type Queries } from '@/server/outbox/operator/queries';
import { OperatorError } from '../OperatorError';
import { describeFailure } from './describeFailure';

const silent = { info: () => undefined, error: () => undefined };

/** The configuration that the site itself reads. @throws OperatorError when it is malformed */
export function readConfiguration(): Env {
  try {
    loadEnvironment(silent);
    return getEnv();
  } catch (error) {
    throw new OperatorError(`The configuration is malformed.\n${(error as Error).message}`);
  }
}

/** The location that `DATABASE_URL` names, without the password. */
function placeOf(databaseUrl: string): string {
  if (databaseUrl.startsWith('file:')) return pathOf(databaseUrl);
  const { username, host, pathname } = new URL(databaseUrl);
  return `${username}@${host}${pathname}`;
}

const meanings: Record<string, string> = {
  OUTBOX_MISSING: 'There is no outbox at %s (DATABASE_URL). The site makes it when it starts.',
  OUTBOX_OUTDATED:
    'The outbox at %s (DATABASE_URL) is of an earlier release. The site brings it up to date when it starts.',
  OUTBOX_UNKNOWN:
    'The outbox at %s (DATABASE_URL) has a structure that this release does not know.',
};

type Work<T> = (queries: Queries, database: Database) => Promise<T>;

async function work<T>(databaseUrl: string, database: Database, use: Work<T>): Promise<T> {
  try {
    return await use(createQueries(database), database);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const meaning =
      meanings[errorCode(error)] ??
      `The outbox at %s (DATABASE_URL) cannot be used: ${describeFailure(error)}`;
    throw new OperatorError(meaning.replace('%s', () => placeOf(databaseUrl)));
  } finally {
    await database.close();
  }
}

/**
 * Opens the outbox of the site to change it, runs `use` with it, and closes it. Never creates a missing
 * outbox.
 *
 * @throws OperatorError when the configuration is malformed or the outbox cannot be used
 */
export async function changeOutbox<T>(use: Work<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl } = readConfiguration();
  return work(databaseUrl, openDatabase(databaseUrl, { create: false }), use);
}

/** Like `changeOutbox`, but opens the outbox read-only, also on a disk that cannot be written. */
export async function readOutbox<T>(use: Work<T>): Promise<T> {
  const { DATABASE_URL: databaseUrl } = readConfiguration();
  return work(databaseUrl, openDatabase(databaseUrl, { create: false, readOnly: true }), use);
}
