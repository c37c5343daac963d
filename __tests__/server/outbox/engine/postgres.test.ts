import pg from 'pg';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { type PostgresServer, startPostgres } from '../../../../testing/site/postgresServer';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('preparing the structure may take longer than a statement may, and is completed', async () => {
  // PGlite has one connection.
  if (server.kind === 'PGlite') return;
  const url = await server.createOutboxUrl();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  // The first step waits for this transaction.
  await other.query('BEGIN');
  await other.query('CREATE TABLE outbox_structure (version INTEGER NOT NULL)');
  const database = openPostgres(url);
  const count = 'SELECT COUNT(*) AS count FROM consultation_request';
  await expect(database.run(count)).rejects.toMatchObject({ code: 'TIMEOUT' });
  await other.query('ROLLBACK');
  expect(await database.run(count)).toEqual([{ count: 0 }]);
  await other.end();
  await database.close();
});

test('reading leaves nothing on a connection that a pooler gives to others', async () => {
  const url = await server.createOutboxUrl();
  const writing = openPostgres(url);
  await writing.run('SELECT 1');
  const reading = openPostgres(url, { create: false, readOnly: true });
  const settings = `SELECT current_setting('transaction_read_only') AS transaction,
    current_setting('default_transaction_read_only') AS session`;
  expect(await reading.run(settings)).toEqual([{ transaction: 'on', session: 'off' }]);
  await reading.close();
  await writing.close();
});
