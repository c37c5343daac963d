import nextEnv from '@next/env';
import { type Env, getEnv } from '@/server/env';
import { errorCode } from '@/server/errorCode';
import { openDatabase } from '@/server/outbox';
import type { Database } from '@/server/outbox/database';
import { createQueries, type Queries } from '@/server/outbox/queries';
import { pathOf } from '@/server/outbox/sqlite';
import { describeFailure } from './describeFailure';
import { OperatorError } from './OperatorError';

const silent = { info: () => undefined, error: () => undefined };

/**
 * The configuration that the site itself reads: the environment, then the `.env` files.
 *
 * @throws OperatorError when it is malformed
 */
export function readConfiguration(): Env {
  nextEnv.loadEnvConfig(process.cwd(), false, silent);
  try {
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

/**
 * Opens the outbox of the site, runs `work` with it, and closes it. Never creates a missing outbox.
 *
 * @throws OperatorError when the configuration is malformed or the outbox cannot be used
 */
export async function withOutbox<T>(
  work: (queries: Queries, database: Database) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL: databaseUrl } = readConfiguration();
  const database = openDatabase(databaseUrl, { create: false });
  try {
    return await work(createQueries(database), database);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const place = placeOf(databaseUrl);
    throw new OperatorError(
      errorCode(error) === 'OUTBOX_MISSING'
        ? `There is no outbox at ${place} (DATABASE_URL). The site makes it when it starts.`
        : `The outbox at ${place} (DATABASE_URL) cannot be used: ${describeFailure(error)}`,
    );
  } finally {
    await database.close();
  }
}
