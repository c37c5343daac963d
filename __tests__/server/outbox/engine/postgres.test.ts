import pg from 'pg';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { eventually } from '../../../../testing/run/eventually';
import { type PostgresServer, startPostgres } from '../../../../testing/site/postgresServer';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

test('a change of structure that takes longer than any statement may is completed', async () => {
  // PGlite has one connection.
  if (server.kind === 'PGlite') return;
  const url = await server.createOutboxUrl();
  const earlier = openPostgres(url);
  await earlier.run('ALTER TABLE consultation_request DROP COLUMN corrects');
  await earlier.run('UPDATE outbox_schema SET version = version - 1');
  await earlier.close();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  // The change waits for this transaction.
  await other.query('BEGIN');
  await other.query('SELECT 1 FROM consultation_request');
  const database = openPostgres(url);
  const waited = database.run('SELECT corrects FROM consultation_request');
  await expect(waited).rejects.toMatchObject({ code: 'TIMEOUT' });
  await other.query('COMMIT');
  const isChanged = () =>
    other.query('SELECT corrects FROM consultation_request').then(
      () => true,
      () => false,
    );
  await eventually(isChanged);
  await other.end();
  await database.close();
});
