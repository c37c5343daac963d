import { createHash } from 'node:crypto';
import { log } from '@/server/log';
import { prepareSchema, steps } from '@/server/outbox/engine/schema';
import { createStore } from '@/server/outbox/queue/store';
import { aNewRequest, engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const listTables = `SELECT 'outbox_structure' AS name`;
const write = { create: true };
const read = { create: false, readOnly: true };

describe.each(engines)('the structure of an outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const prepare = (options: typeof write | typeof read, wanted = steps) =>
    prepareSchema(outbox.database.run, listTables, options, wanted);
  const further = [...steps, ['CREATE TABLE further (id TEXT)']];

  test('gets a further step once, and says that it runs', async () => {
    jest.mocked(log.warn).mockClear();
    await expect(prepare(read, further)).rejects.toMatchObject({ code: 'OUTBOX_OUTDATED' });
    await prepare(write, further);
    expect(await outbox.database.run('SELECT * FROM further')).toEqual([]);
    await prepare(write, further);
    await prepare(read, further);
    expect(jest.mocked(log.warn).mock.calls).toEqual([
      [{ from: steps.length, to: further.length }, expect.stringContaining('is being changed')],
    ]);
    await outbox.database.run(`UPDATE outbox_structure SET version = ${steps.length}`);
    await outbox.database.run('DROP TABLE further');
  });

  test.each([write, read])(
    'that a later release has changed is left as it is: %j',
    async (options) => {
      const later = steps.length + 1;
      await outbox.database.run(`UPDATE outbox_structure SET version = ${later}`);
      await expect(prepare(options)).rejects.toMatchObject({ code: 'OUTBOX_UNKNOWN' });
      const rows = await outbox.database.run('SELECT version FROM outbox_structure');
      expect(rows).toEqual([{ version: later }]);
      await outbox.database.run(`UPDATE outbox_structure SET version = ${steps.length}`);
    },
  );

  test('of another kind is refused, and a missing one is made only by the site', async () => {
    const foreign = `SELECT 'consultation_request' AS name`;
    const { run } = outbox.database;
    for (const options of [write, read]) {
      await expect(prepareSchema(run, foreign, options)).rejects.toMatchObject({
        code: 'OUTBOX_UNKNOWN',
      });
    }
    await expect(prepareSchema(run, `SELECT 'other' AS name`, read)).rejects.toMatchObject({
      code: 'OUTBOX_MISSING',
    });
  });
});

describe.each(engines)('an outbox of the first release on %s', (_name, start) => {
  test('keeps its requests, which are delivered', async () => {
    const engine = await start();
    const database = engine.open();
    // Opening it has made today's tables.
    const tables = ['consultation_request', 'outbox_erased', 'outbox_process', 'outbox_structure'];
    for (const table of tables) await database.run(`DROP TABLE ${table}`);
    const noTables = `SELECT 'none' AS name`;
    await prepareSchema(database.run, noTables, write, steps.slice(0, 1));
    await database.run(`INSERT INTO consultation_request
      (id, fingerprint, body, state, received_at, tried_since, due_at, call_date, call_time, call_state)
      VALUES ('a', 'f', '{}', 'pending', 1, 1, 1, '2026-11-23', '10:15', 'held')`);
    await database.close();
    const now = engine.open();
    const store = createStore(now);
    expect(await store.claim(1000, 'one', 1)).toMatchObject([{ id: 'a', correctedBy: null }]);
    await store.add(aNewRequest({ id: 'b', corrects: 'a' }));
    expect(await store.find('a')).toMatchObject({ correctedBy: 'b', callState: 'freed' });
    await now.close();
    await engine.stop?.();
  });
});

test('a released step stays as it is, or the outboxes that it made would differ from new ones', () => {
  const released = JSON.stringify(steps[0]);
  expect(createHash('sha256').update(released).digest('hex').slice(0, 16)).toBe('8b9d9216029a3368');
});
