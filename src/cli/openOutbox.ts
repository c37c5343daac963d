import type { Env } from '@/server/env';
import { loadEnvironment } from '@/server/loadEnvironment';
import { openDatabase } from '@/server/outbox';
import type { Database } from '@/server/outbox/engine/database';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { createQueries, type Queries } from '@/server/outbox/operator/queries';
import { problemIn } from '@/server/outbox/problems';
import { OperatorError } from './OperatorError';
import { notice } from './output/print';

/** The configuration that the site itself reads. @throws OperatorError when it is malformed */
export function readConfiguration(): Env {
  try {
    // Next names a settings file that it cannot read.
    return loadEnvironment({ info: () => undefined, error: notice });
  } catch (error) {
    throw new OperatorError(`The configuration is malformed.\n${(error as Error).message}`);
  }
}

/** An error of the engine, without the URL, which can contain a secret. */
export function explain(error: unknown, url: string, setting = 'DATABASE_URL'): OperatorError {
  if (error instanceof OperatorError) return error;
  const { code, problem } = problemIn(error, url);
  // The sentences of our own codes say what they mean.
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
  /** Of an SQLite file; undefined for PostgreSQL. */
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

/** Opens the outbox of the site to change it. @throws OperatorError when it is missing or cannot be used */
export const changeOutbox = <T>(work: (outbox: OpenOutbox) => Promise<T>) => use(false, work);

/** Opens the outbox of the site to read it, also on a disk that cannot be written. @throws as `changeOutbox` */
export const readOutbox = <T>(work: (outbox: OpenOutbox) => Promise<T>) => use(true, work);
