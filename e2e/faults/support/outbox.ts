import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, startPostgres } from '../../../testing/postgresServer';

/** Makes empty outboxes on one engine. */
export interface Engine {
  /** What it really is: PGlite stands in where there is no PostgreSQL. */
  name: 'SQLite' | 'PostgreSQL' | 'PGlite';
  createOutboxUrl(): Promise<string>;
  stop(): Promise<void>;
}

async function sqlite(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  let count = 0;
  return {
    name: 'SQLite',
    async createOutboxUrl() {
      count += 1;
      return `file:${join(folder, String(count), 'outbox.db')}`;
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function postgres(): Promise<Engine> {
  const server: PostgresServer = await startPostgres();
  if (server.kind === 'PGlite') {
    process.stdout.write(
      'No PostgreSQL here: PGlite proves the SQL. This is not a durability test.\n',
    );
  }
  return { ...server, name: server.kind === 'real' ? 'PostgreSQL' : 'PGlite' };
}

declare global {
  /** The engine that Jest runs the file for: it runs each file for both. */
  var outboxEngine: 'SQLite' | 'PostgreSQL';
}

/** Starts the engine of this run. */
export const startEngine = globalThis.outboxEngine === 'SQLite' ? sqlite : postgres;
