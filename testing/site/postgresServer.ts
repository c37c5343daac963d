import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { type Site, startSite } from './site';

/** A PostgreSQL for tests. */
export interface PostgresServer {
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
  const started: Site[] = [];
  return {
    async createOutboxUrl() {
      const command = ['testing/site/pgliteServer.mjs'];
      const server = await startSite({ env: process.env, command });
      started.push(server);
      return `postgres://postgres@127.0.0.1:${server.port}/postgres`;
    },
    async stop() {
      await Promise.all(started.map((server) => server.stop()));
    },
  };
}

/** `test` of what needs several sessions of an engine at the same time: PGlite tests the SQL, and has one. */
export const testSessionsOf = (engine: string) =>
  engine === 'PostgreSQL' && !process.env.TEST_POSTGRES_URL ? test.skip : test;

/** The server of `TEST_POSTGRES_URL`, whose account may create databases; PGlite where there is none. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env.TEST_POSTGRES_URL;
  return url ? outboxesOn(url) : outboxesOnPglite();
}

/** Begins a transaction on an outbox with a statement, as a shell or a backup does. @returns a function that ends it */
export async function holdTransaction(url: string, sql: string): Promise<() => unknown> {
  const path = sqlitePath(url);
  if (path) {
    // Makes no file where there is none.
    const file = new DatabaseSync(`${pathToFileURL(path).href}?mode=rw`);
    file.exec('BEGIN');
    file.prepare(sql).all();
    return () => file.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql);
  return () => client.end();
}
