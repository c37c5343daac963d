import { log } from '@/server/log';
import { dataTables, prepareStructure, steps } from '@/server/outbox/engine/schema';
import { engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const names = [...dataTables, 'outbox_steps'];

describe.each(engines)('the structure of an outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const prepare = (create: boolean, wanted = steps, found = names) =>
    prepareStructure(outbox.database.run, found, create, wanted);
  const further = [...steps, ['ALTER TABLE consultation_request ADD COLUMN further TEXT']];
  const readTaken = () => outbox.database.run('SELECT taken FROM outbox_steps');

  test('gets a further step once, from the site only, and the previous software release still works', async () => {
    jest.mocked(log.warn).mockClear();
    await expect(prepare(false, further)).rejects.toMatchObject({ code: 'OUTBOX_OUTDATED' });
    for (const create of [true, true, false]) await prepare(create, further);
    expect(await readTaken()).toEqual([{ taken: further.length }]);
    const logged = [{ step: further.length }, expect.stringContaining('is being changed')];
    expect(jest.mocked(log.warn).mock.calls).toEqual([logged]);
    for (const create of [true, false]) await prepare(create);
    const { id } = await outbox.add();
    expect(await outbox.store.find(id)).toMatchObject({ state: 'pending', further: null });
  });

  test('is refused if it is unknown, and is created only by the site if it is missing', async () => {
    await expect(prepare(false, steps, [])).rejects.toMatchObject({ code: 'OUTBOX_MISSING' });
    await outbox.database.run('DELETE FROM outbox_steps');
    for (const found of [['consultation_request'], names]) {
      for (const create of [true, false]) {
        const refused = prepare(create, further, found);
        await expect(refused).rejects.toMatchObject({ code: 'OUTBOX_UNKNOWN' });
      }
    }
    expect(await readTaken()).toEqual([]);
  });
});

test('a running site does not create lost tables again', async () => {
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
