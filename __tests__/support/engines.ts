import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@/server/outbox/database';
import { openPostgres } from '@/server/outbox/postgres';
import { openSqlite } from '@/server/outbox/sqlite';
import type { NewRequest } from '@/server/outbox/storedRequest';
import { startPostgres } from '../../testing/postgresServer';

/** An engine with one empty outbox. */
export interface EngineUnderTest {
  /** Opens a further connection to the outbox, as another process would. */
  open(): Database;
  /** To be called once every connection is closed. */
  remove(): Promise<void>;
}

/** A folder of its own for a test's files. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'outbox-test-'));

export async function sqliteUnderTest(): Promise<EngineUnderTest> {
  const folder = temporaryFolder();
  return {
    open: () => openSqlite(`file:${join(folder, 'outbox.db')}`),
    remove: async () => rmSync(folder, { recursive: true }),
  };
}

async function postgresUnderTest(): Promise<EngineUnderTest> {
  const server = await startPostgres();
  const url = await server.createOutboxUrl();
  return { open: () => openPostgres(url), remove: () => server.stop() };
}

export const engines = [
  ['SQLite', sqliteUnderTest],
  ['PostgreSQL', postgresUnderTest],
] as const;

/** The instant at which the requests of these tests are received. */
export const now = 1_795_163_027_000;

export const aNewRequest = (changes: Partial<NewRequest> = {}): NewRequest => ({
  id: randomUUID(),
  fingerprint: 'f',
  body: '{"name":"Ana Ü \\u0000"}',
  receivedAt: now,
  ...changes,
});
