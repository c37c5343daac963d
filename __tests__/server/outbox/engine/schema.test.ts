import { log } from '@/server/log';
import { dataTables, prepareStructure, steps } from '@/server/outbox/engine/schema';
import { engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const names = [...dataTables, 'outbox_structure'];
const first = 101;

describe.each(engines)('the structure of an outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const prepare = (create: boolean, wanted = steps, found = names) =>
    prepareStructure(outbox.database.run, found, create, wanted);
  const further = [...steps, ['ALTER TABLE consultation_request ADD COLUMN further TEXT']];
  const setVersion = (version: number) =>
    outbox.database.run('UPDATE outbox_structure SET version = $version', { version });
  const version = async () =>
    (await outbox.database.run('SELECT version FROM outbox_structure'))[0]?.version;

  test('takes a further step once, by the site and not by the tool, and the release before works on', async () => {
    jest.mocked(log.warn).mockClear();
    await expect(prepare(false, further)).rejects.toMatchObject({ code: 'OUTBOX_OUTDATED' });
    for (const create of [true, true, false]) await prepare(create, further);
    expect(await version()).toBe(first + 1);
    const said = [{ step: first + 1 }, expect.stringContaining('is being changed')];
    expect(jest.mocked(log.warn).mock.calls).toEqual([said]);
    for (const create of [true, false]) await prepare(create);
    const { id } = await outbox.add();
    expect(await outbox.store.find(id)).toMatchObject({ state: 'pending', further: null });
    await setVersion(first);
  });

  // Outboxes of earlier days had 2, and those that were moved 1,000,000.
  test.each([2, 1_000_000])('of version %i is refused, and left as it is', async (number) => {
    await setVersion(number);
    for (const create of [true, false]) {
      await expect(prepare(create, further)).rejects.toMatchObject({ code: 'OUTBOX_UNKNOWN' });
    }
    expect(await version()).toBe(number);
    await setVersion(first);
  });

  test('of another kind is refused, and a missing one is made only by the site', async () => {
    for (const create of [true, false]) {
      const refused = prepare(create, steps, ['consultation_request']);
      await expect(refused).rejects.toMatchObject({ code: 'OUTBOX_UNKNOWN' });
    }
    await expect(prepare(false, steps, [])).rejects.toMatchObject({ code: 'OUTBOX_MISSING' });
  });
});

test('whose tables are lost gets no new, empty ones from a site that runs', async () => {
  for (const [, start] of engines) {
    const { open, stop } = await start();
    const database = open();
    const total = 'SELECT COUNT(*) AS total FROM outbox_erased';
    expect(await database.run(total)).toEqual([{ total: 0 }]);
    for (const table of [...names, 'outbox_check']) await database.run(`DROP TABLE ${table}`);
    const code = expect.stringMatching(/^(42P01|(ERR_)?SQLITE_ERROR)$/);
    for (const _ of [1, 2]) await expect(database.run(total)).rejects.toMatchObject({ code });
    const restarted = open();
    expect(await restarted.run(total)).toEqual([{ total: 0 }]);
    expect(await database.run(total)).toEqual([{ total: 0 }]);
    await Promise.all([database, restarted].map((each) => each.close()));
    await stop?.();
  }
});
