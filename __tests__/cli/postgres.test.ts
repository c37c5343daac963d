import pg from 'pg';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { createStore } from '@/server/outbox/queue/store';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { outboxHere } from '../../testing/unit/outboxHere';
import { aNewRequest } from '../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

let server: PostgresServer;
let url = '';
const { id, ...request } = aNewRequest({ body: '{"name":"Ana"}' });

/** All that the outbox holds, as text. */
async function content(): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query('SELECT * FROM consultation_request')
    .finally(() => client.end());
  return JSON.stringify(rows);
}

beforeAll(async () => {
  server = await startPostgres();
  url = await server.createOutboxUrl();
  Object.assign(process.env, { DATABASE_URL: url, PORT: '1' });
});
afterAll(() => server.stop());

test('a missing outbox is an error, and is not created', async () => {
  const { pathname } = new URL(url);
  for (const command of [['list'], ['retry', '--all']]) {
    const stderr = expect.stringMatching(`^The outbox at .*${pathname} .*does not exist`);
    expect(await outboxHere(...command)).toEqual({ status: 1, stdout: '', stderr });
  }
  await expect(content()).rejects.toMatchObject({ code: '42P01' });
});

describe('with an outbox', () => {
  beforeAll(async () => {
    const database = openPostgres(url);
    await createStore(database).add({ id, ...request });
    await database.close();
  });

  test('a backup is left to pg_dump', async () => {
    const stderr = expect.stringContaining('pg_dump');
    expect(await outboxHere('backup', '/nonexistent/x')).toEqual({ status: 1, stdout: '', stderr });
  });

  test('commands that read change nothing', async () => {
    const before = await content();
    for (const command of [['list'], ['show', id], ['list', '--find', 'ana'], ['export']]) {
      const { status, stdout } = await outboxHere(...command);
      expect([command, status, stdout]).toEqual([command, 0, expect.stringContaining(id)]);
    }
    expect((await outboxHere('stats')).status).toBe(0);
    expect(await content()).toEqual(before);
  });
});
