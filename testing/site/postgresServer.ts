import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startProcess } from '../run/processes';

/** A PostgreSQL for tests. */
export interface PostgresServer {
  /** PGlite tests the SQL, and neither durability nor concurrency. */
  kind: 'real' | 'PGlite';
  /** The URL of an empty outbox. */
  createOutboxUrl(): Promise<string>;
  stop(): Promise<void>;
}

/** Creates each outbox in its own database, which `stop` removes. */
function outboxesOn(adminUrl: string): PostgresServer {
  const admin = new pg.Pool({ connectionString: adminUrl, max: 1 });
  admin.on('error', () => undefined);
  const names: string[] = [];
  return {
    kind: 'real',
    async createOutboxUrl() {
      const name = `outbox_${randomBytes(8).toString('hex')}`;
      await admin.query(`CREATE DATABASE ${name}`);
      names.push(name);
      const url = new URL(adminUrl);
      url.pathname = name;
      return url.href;
    },
    async stop() {
      for (const name of names) {
        // A test may have broken its server.
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => undefined);
      }
      await admin.end();
    },
  };
}

/** PGlite has one session for all connections, so each outbox needs its own PGlite. */
function outboxesOnPglite(): PostgresServer {
  const started: ChildProcess[] = [];
  return {
    kind: 'PGlite',
    async createOutboxUrl() {
      const server = startProcess(process.execPath, ['testing/site/pgliteServer.mjs'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      started.push(server);
      const port = await new Promise<string>((resolve, reject) => {
        server.stdout?.once('data', (line) => resolve(String(line).trim()));
        server.once('exit', () => reject(new Error('PGlite did not start')));
      });
      return `postgres://postgres@127.0.0.1:${port}/postgres`;
    },
    async stop() {
      for (const server of started) server.kill();
    },
  };
}

/** The server of `TEST_POSTGRES_URL`, whose account may create databases; PGlite where there is none. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env.TEST_POSTGRES_URL;
  return url ? outboxesOn(url) : outboxesOnPglite();
}
