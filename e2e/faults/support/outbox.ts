import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../../../__tests__/support/postgresServer';

/** Makes empty outboxes on one engine. */
export interface Engine {
  createOutboxUrl(): Promise<string>;
  stop(): Promise<void>;
}

export async function sqlite(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  let count = 0;
  return {
    async createOutboxUrl() {
      count += 1;
      return `file:${join(folder, String(count), 'outbox.db')}`;
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function postgres(): Promise<Engine> {
  const server: PostgresServer = await startPostgres();
  if (server.kind === 'PGlite') {
    process.stdout.write(
      'No PostgreSQL here: PGlite proves the SQL. This is not a durability test.\n',
    );
  }
  return server;
}

export const engines = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
] as const;
