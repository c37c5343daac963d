import { outboxForCommands, outboxHere } from '../../testing/unit/outboxHere';

jest.mock('@next/env', () => ({
  __esModule: true,
  default: { loadEnvConfig: () => ({ loadedEnvFiles: [] }) },
}));

const { database, store, add } = outboxForCommands();
const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => Date.now() - days * day;

const states = async () => JSON.parse((await outboxHere('stats', '--json')).stdout);
const addSpam = (quarantine: string, days: number) =>
  add({ name: 'Spam' }, { quarantine, receivedAt: daysAgo(days) });

async function addDelivered(days: number): Promise<string> {
  const id = await add({ name: 'Ana' });
  await store.markDelivered(id);
  const sql = 'UPDATE consultation_request SET delivered_at = $at WHERE id = $id';
  await database.run(sql, { id, at: daysAgo(days) });
  return id;
}

test('removes or resolves spam in bulk, by age and by reason', async () => {
  await addSpam('the honeypot was filled', 8);
  await addSpam('the honeypot was filled', 1);
  await addSpam('too many requests from one client', 1);
  await addDelivered(9);
  const spam = ['--state', 'quarantined'];
  expect(await outboxHere('purge', ...spam, '--before', '7d')).toEqual({
    status: 0,
    stdout: '1 request in quarantine removed.\n',
    stderr: '',
  });
  expect(await outboxHere('resolve', ...spam, '--reason', 'Honeypot')).toMatchObject({
    status: 0,
    stdout: '1 request marked as delivered.\n',
  });
  const { stdout } = await outboxHere('resolve', ...spam, '--before', '2d', '--json');
  expect(JSON.parse(stdout)).toEqual({ resolved: 0 });
  expect(await states()).toMatchObject({ delivered: 2, quarantined: 1 });
});

test('replays what was delivered in a time span', async () => {
  const [early, late] = [await addDelivered(5), await addDelivered(3)];
  const span = ['--delivered-after', '6d', '--delivered-before', '4d'];
  expect(await outboxHere('replay', ...span)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^1 request delivered from .+Z to .+Z will be sent again\.\n$/),
  });
  const stateOf = async (id: string) =>
    JSON.parse((await outboxHere('show', id, '--json')).stdout).state;
  expect([await stateOf(early), await stateOf(late)]).toEqual(['pending', 'delivered']);
  const { stdout } = await outboxHere('replay', '--delivered-after', '4d', '--json');
  expect(JSON.parse(stdout)).toEqual({ replayed: expect.any(Number) });
  expect(await stateOf(late)).toBe('pending');
});

test.each([
  'purge',
  'purge --state quarantined',
  'purge --before 7d',
  'purge --reason spam',
  'purge --state delivered --before 7d',
  'purge --delivered-before 90d --state quarantined --before 7d',
  'resolve',
  'resolve --state quarantined',
  'resolve --before 7d',
  'resolve some-id --state quarantined --before 7d',
  'replay',
  'replay --delivered-before 1d',
  'replay --delivered-after yesterday',
  'backup',
])('%s is wrong usage, and changes nothing', async (line) => {
  const before = await states();
  const stderr = expect.stringContaining('error:');
  expect(await outboxHere(...line.split(' '))).toEqual({ status: 2, stdout: '', stderr });
  expect(await states()).toEqual(before);
});
