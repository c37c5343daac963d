import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { sqlitePath } from '@/server/outbox/engine/sqlite';
import { type Site, startSite } from './site';

export interface PostgresServer {
  /** Returns the URL of an empty outbox. */
  createOutboxUrl(): Promise<string>;
  stop(): Promise<void>;
}

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
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => undefined);
      }
      await admin.end();
    },
  };
}

/** PGlite has one session only. */
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

export const testSessionsOf = (engine: string) =>
  engine === 'PostgreSQL' && !process.env.TEST_POSTGRES_URL ? test.skip : test;

/** The account of `TEST_POSTGRES_URL` may create databases. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env.TEST_POSTGRES_URL;
  return url ? outboxesOn(url) : outboxesOnPglite();
}

/** @returns a function that ends the transaction */
export async function holdTransaction(url: string, sql: string): Promise<() => unknown> {
  const path = sqlitePath(url);
  if (path) {
    // `mode=rw` creates no missing file.
    const file = new DatabaseSync(`${pathToFileURL(path).href}?mode=rw`);
    // A prepared statement would keep the closed file open until it is collected.
    file.exec(`BEGIN; ${sql}`);
    return () => {
      file.exec('ROLLBACK');
      file.close();
    };
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(sql);
  return () => client.end();
}
