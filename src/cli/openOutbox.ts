import type { Env } from '@/server/env';
import { loadEnvironment } from '@/server/loadEnvironment';
import { openDatabase } from '@/server/outbox';
import type { Database } from '@/server/outbox/engine/database';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { createQueries, type Queries } from '@/server/outbox/operator/queries';
import { problemIn } from '@/server/outbox/problems';
import { OperatorError } from './OperatorError';
import { notice } from './output/print';

/** Reads the site's own configuration. @throws OperatorError if it is malformed */
export function readConfiguration(): Env {
  try {
    return loadEnvironment({ info: () => undefined, error: notice });
  } catch (error) {
    throw new OperatorError(`The configuration is malformed.\n${(error as Error).message}`);
  }
}

/** Explains an error without the URL, which can contain a secret. */
export function explain(error: unknown, url: string, setting = 'DATABASE_URL'): OperatorError {
  if (error instanceof OperatorError) return error;
  const { code, problem } = problemIn(error, url);
  // The sentences of our own codes need no code.
  const named = code.startsWith('OUTBOX_') ? '' : `, ${code}`;
  const path = sqlitePath(url);
  return new OperatorError(
    `The outbox ${path ? `at ${path} ` : ''}(${setting}${named}) ${problem}`,
  );
}

export interface OpenOutbox {
  env: Env;
  database: Database;
  queries: Queries;
  /** Undefined for PostgreSQL. */
  path: string | undefined;
}

async function use<T>(readOnly: boolean, work: (outbox: OpenOutbox) => Promise<T>): Promise<T> {
  const env = readConfiguration();
  const database = openDatabase(env.DATABASE_URL, { create: false, readOnly });
  try {
    const path = sqlitePath(env.DATABASE_URL);
    return await work({ env, database, queries: createQueries(database), path });
  } catch (error) {
    throw explain(error, env.DATABASE_URL);
  } finally {
    await database.close();
  }
}

/** @throws OperatorError if the outbox is missing or cannot be used */
export const changeOutbox = <T>(work: (outbox: OpenOutbox) => Promise<T>) => use(false, work);

/** Works also on a disk that cannot be written. @throws as `changeOutbox` */
export const readOutbox = <T>(work: (outbox: OpenOutbox) => Promise<T>) => use(true, work);
