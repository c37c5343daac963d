import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { healthOf, submit } from '../../testing/faults/requests';
import { setUpSite } from '../../testing/faults/setUpSite';
import { runTool } from '../../testing/faults/tool';

const site = setUpSite();

/** Runs a command that is done, and prints nothing but its result. */
async function run(...args: string[]): Promise<string> {
  const env = { ...site.env, PORT: String(site.server.port) };
  const { status, stdout, stderr } = await runTool(env, ...args);
  expect({ args, status, stderr }).toEqual({ args, status: 0, stderr: '' });
  return stdout;
}

test('the tool reads what the running site stores', async () => {
  const sent = [];
  for (const name of ['José', 'Mira']) sent.push(await submit(site.server.url, name));
  const [jose, mira] = sent.map((reply) => reply?.id);
  const listed = JSON.parse(await run('list', '--json'));
  expect(listed.map(({ id }: { id: string }) => id)).toEqual([mira, jose]);
  expect(JSON.parse(await run('export', '--find', 'jose', '--json'))).toMatchObject([{ id: jose }]);
  expect(JSON.parse(await run('stats', '--json'))).toMatchObject({ delivered: 2, pending: 0 });
});

test('the tool gives every reason of the site’s health, also what its process alone knows', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (let count = 0; count < 4; count += 1) await submit(site.server.url, 'Eve', headers);
  const { reasons } = await healthOf(site.server.url);
  expect(JSON.parse(await run('stats', '--json')).reasons.sort()).toEqual(reasons.sort());
});

test('what the tool has erased does not come back from a browser that still keeps it', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const olga = { name: 'Olga', email: 'olga@example.com' };
  await submit(site.server.url, olga, key);
  const erase = ['erase', '--email', 'OLGA@example.com', '--yes', '--json'];
  const { status, stdout } = await runTool(site.env, ...erase);
  expect([status, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ erased: 1 })]);
  site.receiver.reset();
  expect(await submit(site.server.url, olga, key)).toMatchObject({ status: 'delivered' });
  expect(await run('list', '--find', 'olga')).toBe('No requests.\n');
  expect(site.receiver.requests).toEqual([]);
});

test('npx finds the built tool', () => {
  const { status, stdout } = spawnSync('npx', ['outbox', '--help'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: outbox')]);
});
