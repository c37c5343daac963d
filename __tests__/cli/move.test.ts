import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { openSqlite } from '@/server/outbox/engine/sqlite';
import { createQueries } from '@/server/outbox/operator/queries';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { outboxForCommands, outboxHere, outboxWith } from '../../testing/unit/outboxHere';
import { allOf } from '../../testing/unit/outboxUnderTest';

const { path, database, store, add } = outboxForCommands();
const call = { callDate: '2099-11-23', callTime: '10:15' };
let server: PostgresServer;
let to: string;
let all: StoredRequest[];

const move = (url = to) => outboxHere('move', '--to', url);
/** The tool with the settings of the site on PostgreSQL. */
const toolThere = (...args: string[]) => outboxWith({ DATABASE_URL: to, PORT: '1' }, ...args);
const failed = (text: string) => ({ status: 1, stdout: '', stderr: expect.stringContaining(text) });

/** What PostgreSQL has, as the tool reads it. */
async function moved(url = to) {
  const other = openPostgres(url, { create: false, readOnly: true });
  const requests = await allOf(createQueries(other).each());
  const erased = await other.run('SELECT id FROM outbox_erased');
  await other.close();
  return { requests, erased };
}

beforeAll(async () => {
  server = await startPostgres();
  to = await server.createOutboxUrl();
  const first = await add({ name: 'Ana \u0000 \ud800 “Ü”' }, call);
  const later = { corrects: first, thread: first, version: 1, ...call };
  await store.markDelivered(await add({}, later));
  const parked = await add({}, { lease: { owner: 'one', ms: 1000 } });
  await store.recordFailure(parked, 'one', { kind: 'parked', reason: '410' }, '410');
  await add({}, { quarantine: 'spam' });
  const queries = createQueries(database);
  await queries.erase([await add({ name: 'Eve' })]);
  for (let count = 0; count < 1200; count += 1) await add({ description: `${count}` });
  all = await allOf(queries.each());
});
afterAll(() => server.stop());

test('moves nothing into a place that is not empty', async () => {
  const occupied = await server.createOutboxUrl();
  const other = openPostgres(occupied);
  await other.run(`INSERT INTO outbox_erased VALUES ('a')`);
  await other.close();
  expect(await move(occupied)).toEqual(failed('has requests of its own'));
  expect(await move('postgres://site@127.0.0.1:1/outbox')).toEqual(failed('--to'));
  expect((await move('mysql://x')).status).toBe(2);
});

test('moves all, or nothing where it is interrupted, and then can be run again', async () => {
  const broken = new pg.Client({ connectionString: to });
  await broken.connect();
  // The last table refuses its rows.
  await broken.query(
    'CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE SQLSTATE $e$53100$e$; END $$ LANGUAGE plpgsql',
  );
  await broken.query(`CREATE FUNCTION arm() RETURNS event_trigger AS $$ BEGIN
    IF to_regclass('outbox_erased') IS NOT NULL THEN
      EXECUTE 'CREATE TRIGGER refused BEFORE INSERT ON outbox_erased EXECUTE FUNCTION refuse()';
    END IF; END $$ LANGUAGE plpgsql`);
  await broken.query(
    `CREATE EVENT TRIGGER armed ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION arm()`,
  );
  expect(await move()).toMatchObject({ status: 1, stdout: '' });
  await broken.query('DROP EVENT TRIGGER armed');
  await broken.end();
  await expect(moved()).rejects.toMatchObject({ code: 'OUTBOX_MISSING' });
  for (const command of [['list'], ['retry', '--all']]) {
    const stderr = expect.stringMatching(/^The outbox \(DATABASE_URL\) does not exist/);
    expect(await toolThere(...command)).toEqual({ status: 1, stdout: '', stderr });
  }

  const count = `${all.length} requests and 1 ids of erased ones`;
  const were = { status: 0, stdout: expect.stringContaining(`${count} were`) };
  expect(await toolThere('move', '--from', `file:${path}`)).toMatchObject(were);
  for (const command of ['list', 'export', 'stats']) {
    expect((await toolThere(command)).status).toBe(0);
  }
  expect(await toolThere('backup', '/nonexistent/x')).toEqual(failed('pg_dump'));
  expect(await moved()).toEqual({ requests: all, erased: [{ id: expect.any(String) }] });
  expect(await move()).toEqual(failed('was moved to PostgreSQL'));
  // No release delivers from the file any more.
  const code = 'OUTBOX_MOVED';
  await expect(openSqlite(path).run('SELECT 1')).rejects.toMatchObject({ code });
  const file = new DatabaseSync(path, { readOnly: true });
  const version = 1_000_000;
  expect(file.prepare('SELECT version FROM outbox_structure').get()).toEqual({ version });
  file.close();
});
