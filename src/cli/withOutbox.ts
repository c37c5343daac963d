import nextEnv from '@next/env';
import { type Env, getEnv } from '@/server/env';
import { openDatabase } from '@/server/outbox';
import { createOperator, type Operator } from '@/server/outbox/operator';
import { createSqliteWriter } from '@/server/outbox/sqliteWriter';
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
export async function withOutbox<T>(work: (queries: Operator) => Promise<T>): Promise<T> {
  const database = openDatabase(readConfiguration().databaseUrl, createSqliteWriter);
  try {
    return await work(createOperator(database));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The outbox cannot be used: ${describeFailure(error)}`);
  } finally {
    await database.close();
  }
}
