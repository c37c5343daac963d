import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../site/postgresServer';

/** Makes empty outboxes on one engine. */
export type Engine = Pick<PostgresServer, 'createOutboxUrl' | 'stop'>;

/** In folders that are removed after the test run. */
const sqlite: Engine = {
  createOutboxUrl: async () =>
    `file:${join(mkdtempSync(join(tmpdir(), 'faults-')), 'new', 'outbox.db')}`,
  stop: async () => undefined,
};

declare global {
  /** The engine of this project; Jest runs the files of the fault suite once per engine. */
  var outboxEngine: 'SQLite' | 'PostgreSQL';
}

/** Starts the engine of this run; PGlite stands in where there is no PostgreSQL. */
export async function startEngine(): Promise<Engine> {
  if (globalThis.outboxEngine === 'SQLite') return sqlite;
  const server = await startPostgres();
  if (server.kind === 'PGlite') {
    process.stdout.write(
      'No PostgreSQL here: PGlite proves the SQL. This is not a durability test.\n',
    );
  }
  return server;
}
