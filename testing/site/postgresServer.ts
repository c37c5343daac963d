import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A PostgreSQL for tests, whose account may create databases; empty where there is none, as `npm test` says. */
export const postgresUrl = process.env.TEST_POSTGRES_URL ?? '';

/** A test that needs it. */
export const onPostgres = postgresUrl ? test : test.skip;

export type PostgresServer = ReturnType<typeof connectToPostgres>;

/** Creates outboxes on the server, each in its own database, which `stop` removes. */
export function connectToPostgres() {
  const admin = new pg.Pool({ connectionString: postgresUrl, max: 1 });
  admin.on('error', () => undefined);
  const names: string[] = [];
  return {
    /** The URL of an empty outbox. */
    async createOutboxUrl(): Promise<string> {
      const name = `outbox_${randomBytes(8).toString('hex')}`;
      await admin.query(`CREATE DATABASE ${name}`);
      names.push(name);
      const url = new URL(postgresUrl);
      url.pathname = name;
      return url.href;
    },
    async stop(): Promise<void> {
      for (const name of names) {
        // A test may have broken its server.
        await admin.query(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => undefined);
      }
      await admin.end();
    },
  };
}
