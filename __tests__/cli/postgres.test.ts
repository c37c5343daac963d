import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connectionOf } from '@/cli/storage/pgDump';
import { openPostgres } from '@/server/outbox/engine/postgres';
import { createStore } from '@/server/outbox/queue/store';
import { type PostgresServer, startPostgres } from '../../testing/site/postgresServer';
import { outboxHere } from '../../testing/unit/outboxHere';
import { aNewRequest, temporaryFolder } from '../../testing/unit/outboxUnderTest';

jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ loadedEnvFiles: [] }) },
}));

const folder = temporaryFolder();
let server: PostgresServer;
let url = '';
const { id, ...request } = aNewRequest({ body: '{"name":"Ana"}' });

/** Runs one statement beside the tool. */
async function query(sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(sql).finally(() => client.end());
}

beforeAll(async () => {
  server = await startPostgres();
  const withPassword = new URL(await server.createOutboxUrl());
  withPassword.password = 's3cret';
  url = withPassword.href;
  process.env.DATABASE_URL = url;
  const database = openPostgres(url);
  await createStore(database).add({ id, ...request });
  await database.close();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('reading commands do not change a PostgreSQL outbox', async () => {
  const changes = () =>
    query('SELECT content, version FROM outbox_structure, outbox_probe').then(({ rows }) => rows);
  const before = await changes();
  for (const command of [['list'], ['show', id], ['find', 'Ana'], ['export']]) {
    const { status, stdout } = await outboxHere(...command);
    expect([command, status, stdout]).toEqual([command, 0, expect.stringContaining(id)]);
  }
  expect((await outboxHere('stats')).status).toBe(0);
  expect(await changes()).toEqual(before);
  const reading = openPostgres(url, { create: false, readOnly: true });
  // 25006: read-only transaction.
  const write = reading.run('UPDATE outbox_structure SET version = 0');
  await expect(write).rejects.toMatchObject({ code: '25006' });
  await reading.close();
});

test('a reading command prints no warning of the driver', () => {
  const tool = ['--conditions=react-server', '--import', 'tsx', 'src/cli/outbox.ts', 'list'];
  const env = { ...process.env, DATABASE_URL: url };
  const { status, stderr } = spawnSync(process.execPath, tool, { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([0, '']);
});

test('a backup knows the way of encrypting that only the driver has a name for', () => {
  const { PGSSLMODE } = connectionOf('postgres://site@db.example/outbox?sslmode=no-verify');
  expect(PGSSLMODE).toBe('require');
});

test('a PostgreSQL backup can be restored, and its password is not passed as an argument', async () => {
  if (server.kind === 'PGlite') return;
  const file = join(folder, 'outbox.dump');
  writeFileSync(file, 'an older one', { mode: 0o644 });
  const argumentsFile = join(folder, 'arguments');
  const program = execFileSync('which', ['pg_dump'], { encoding: 'utf8' }).trim();
  const recorder = `#!/bin/sh\necho "$@" > ${argumentsFile}\nexec ${program} "$@"\n`;
  writeFileSync(join(folder, 'pg_dump'), recorder, { mode: 0o755 });
  process.env.PATH = `${folder}:${process.env.PATH}`;
  expect(await outboxHere('backup', file)).toMatchObject({ status: 0, stderr: '' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(existsSync(`${file}.part`)).toBe(false);
  await query('DELETE FROM consultation_request');
  const { hostname, port, username, pathname } = new URL(url);
  const to = ['--host', hostname, '--port', port, '--username', username, '--dbname'];
  execFileSync('pg_restore', ['--clean', '--if-exists', ...to, pathname.slice(1), file]);
  expect(JSON.parse((await outboxHere('show', id, '--json')).stdout)).toMatchObject({ id });
  const seen = readFileSync(argumentsFile, 'utf8');
  expect(seen).toContain('--format=custom');
  expect(seen).not.toContain('s3cret');
});
