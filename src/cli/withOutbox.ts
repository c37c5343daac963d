import nextEnv from '@next/env';
import { type Env, getEnv } from '@/server/env';
import { openDatabase } from '@/server/outbox';
import { createQueries, type Queries } from '@/server/outbox/queries';
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

/**
 * Opens the outbox that the site uses, lets `work` have it, and closes it.
 *
 * @throws OperatorError where the configuration or the outbox is at fault
 */
export async function withOutbox<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
  const database = openDatabase(readConfiguration().databaseUrl);
  try {
    return await work(createQueries(database));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The outbox cannot be used: ${describeFailure(error)}`);
  } finally {
    await database.close();
  }
}
