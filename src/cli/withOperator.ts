import nextEnv from '@next/env';
import { getEnv } from '@/server/env';
import { errorCode } from '@/server/errorCode';
import { openDatabase } from '@/server/outbox';
import { createQueries, type Queries } from '@/server/outbox/queries';

/** Something the operator can act on; its message is for them. */
export class OperatorError extends Error {}

const silent = { info: () => undefined, error: () => undefined };

function databaseUrl(): string {
  // The files that the site itself reads: .env.local, .env and their production kin.
  nextEnv.loadEnvConfig(process.cwd(), false, silent);
  try {
    return getEnv().databaseUrl;
  } catch (error) {
    throw new OperatorError(`The configuration is malformed.\n${(error as Error).message}`);
  }
}

/**
 * Opens the outbox that the site uses, lets `work` have it, and closes it.
 *
 * @throws OperatorError where the configuration or the outbox is at fault
 */
export async function withOperator<T>(work: (operator: Queries) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl());
  try {
    return await work(createQueries(database));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The outbox (DATABASE_URL) cannot be used: ${errorCode(error)}`);
  } finally {
    await database.close();
  }
}
