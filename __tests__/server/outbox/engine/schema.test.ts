import { createHash } from 'node:crypto';
import { log } from '@/server/log';
import { prepareSchema, stepsForWriters as steps } from '@/server/outbox/engine/schema';
import { engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const listNames = `SELECT 'consultation_request_thread' AS name
  UNION ALL SELECT 'consultation_request_current' AS name`;
const tables = ['consultation_request', 'outbox_erased', 'outbox_process', 'outbox_structure'];
const write = { create: true };
const tool = { create: false };

describe.each(engines)('the structure of an outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const prepare = (options: typeof write, wanted = steps, list = listNames) =>
    prepareSchema(outbox.database.run, list, options, wanted);
  const sign = 'further';
  const further = [...steps, { sign, statements: ['CREATE TABLE further (id TEXT)'] }];
  const withFurther = `${listNames} UNION ALL SELECT 'further' AS name`;
  const setVersion = (version: number) =>
    outbox.database.run('UPDATE outbox_structure SET version = $version', { version });

  test('gets what it lacks once, by the site and not by the tool, and says so', async () => {
    jest.mocked(log.warn).mockClear();
    await expect(prepare(tool, further)).rejects.toMatchObject({ code: 'OUTBOX_OUTDATED' });
    await prepare(write, further);
    expect(await outbox.database.run('SELECT * FROM further')).toEqual([]);
    await prepare(write, further, withFurther);
    await prepare(tool, further, withFurther);
    const said = [{ adds: [sign] }, expect.stringContaining('is being changed')];
    expect(jest.mocked(log.warn).mock.calls).toEqual([said]);
    await outbox.database.run('DROP TABLE further');
  });

  test.each([
    [1, 'OUTBOX_UNKNOWN'],
    [3, 'OUTBOX_UNKNOWN'],
    [1_000_000, 'OUTBOX_MOVED'],
  ])('of version %i is left as it is: %s', async (version, code) => {
    await setVersion(version);
    for (const options of [write, tool]) {
      await expect(prepare(options, further)).rejects.toMatchObject({ code });
    }
    expect(await outbox.database.run('SELECT version FROM outbox_structure')).toEqual([
      { version },
    ]);
    await setVersion(2);
  });

  test('of another kind is refused, and a missing one is made only by the site', async () => {
    const foreign = `SELECT 'consultation_request' AS name`;
    for (const options of [write, tool]) {
      const refused = prepare(options, steps, foreign);
      await expect(refused).rejects.toMatchObject({ code: 'OUTBOX_UNKNOWN' });
    }
    const missing = prepare(tool, steps, `SELECT 'other' AS name`);
    await expect(missing).rejects.toMatchObject({ code: 'OUTBOX_MISSING' });
  });

  test('whose tables are lost gets no new, empty ones from a site that runs', async () => {
    const { run } = outbox.database;
    const total = 'SELECT COUNT(*) AS total FROM outbox_erased';
    for (const table of tables) await run(`DROP TABLE ${table}`);
    const code = expect.stringMatching(/^(42P01|SQLITE_ERROR)$/);
    for (const _ of [1, 2]) await expect(run(total)).rejects.toMatchObject({ code });
    expect(await outbox.another().database.run(total)).toEqual([{ total: 0 }]);
    expect(await run(total)).toEqual([{ total: 0 }]);
  });

  test('takes what a release has added, beside which the one before works on', async () => {
    const { run } = outbox.database;
    const list = `SELECT 'none' AS name`;
    for (const table of tables) await run(`DROP TABLE ${table}`);
    await prepareSchema(run, list, write, steps);
    const added = ['ALTER TABLE consultation_request ADD COLUMN further TEXT'];
    await prepareSchema(run, listNames, write, [...steps, { sign: 'further', statements: added }]);
    await prepareSchema(run, listNames, write, steps);
    const { id } = await outbox.add();
    expect(await outbox.store.find(id)).toMatchObject({ state: 'pending', further: null });
  });
});

test('what has been released stays as it is, or the outboxes that it made would differ from new ones', () => {
  const released = JSON.stringify(steps);
  expect(createHash('sha256').update(released).digest('hex').slice(0, 16)).toBe('74d74a94af730bc8');
});
