import { log } from '@/server/log';
import { knownTables, type Step, steps } from '@/server/outbox/engine/schema';
import { type Column, prepareStructure } from '@/server/outbox/engine/structure';
import { engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const columnsOf = (wanted: readonly Step[]): Column[] =>
  wanted.flatMap(({ tables }) =>
    Object.entries(tables).flatMap(([relation, { columns }]) =>
      Object.keys(columns).map((name) => ({ relation, name })),
    ),
  );
const found = columnsOf(steps);

describe.each(engines)('the structure of an outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const prepare = (create: boolean, wanted = steps, columns = found) =>
    prepareStructure(outbox.database.run, columns, create, wanted);
  const tables = { consultation_request: { columns: { further: 'TEXT' } } };
  const further = [...steps, { tables, indexes: [] }];
  const readTaken = () => outbox.database.run('SELECT taken FROM outbox_steps');

  test('gets a further step once, from the site only, and the previous release still works', async () => {
    jest.mocked(log.warn).mockClear();
    await expect(prepare(false, further)).rejects.toMatchObject({ code: 'OUTBOX_OUTDATED' });
    await prepare(true, further);
    const after = columnsOf(further);
    for (const create of [true, false]) await prepare(create, further, after);
    expect(await readTaken()).toEqual([{ taken: further.length }]);
    const logged = [{ step: further.length }, expect.stringContaining('is being changed')];
    expect(jest.mocked(log.warn).mock.calls).toEqual([logged]);
    for (const create of [true, false]) await prepare(create, steps, after);
    const { id } = await outbox.add();
    expect(await outbox.store.find(id)).toMatchObject({ state: 'pending', further: null });
    await outbox.database.run('UPDATE outbox_steps SET taken = $taken', { taken: steps.length });
  });

  test('is created only by the site if it is missing', async () => {
    await expect(prepare(false, steps, [])).rejects.toMatchObject({ code: 'OUTBOX_MISSING' });
  });

  test.each([
    ['lacks a table', found.filter(({ relation }) => relation !== 'consultation_thread')],
    ['lacks a column', found.slice(1)],
    [
      'has a column of another release',
      [...found, { relation: 'consultation_request', name: 'corrects' }],
    ],
    [
      'has our tables without their steps',
      found.filter(({ relation }) => relation !== 'outbox_steps'),
    ],
  ])('is refused and left as it is if it %s', async (_, columns) => {
    for (const create of [true, false]) {
      const refused = prepare(create, steps, columns);
      await expect(refused).rejects.toMatchObject({ code: 'OUTBOX_UNKNOWN' });
    }
    expect(await readTaken()).toEqual([{ taken: steps.length }]);
  });
});

test('creating an outbox logs its place', async () => {
  for (const [name, start] of engines) {
    const { open, stop, url } = await start();
    jest.mocked(log.info).mockClear();
    const database = open();
    for (const _ of [1, 2]) await database.run('SELECT 1');
    const place =
      name === 'SQLite'
        ? { file: url.replace('file:', '') }
        : { database: expect.any(String), schema: 'public' };
    expect(jest.mocked(log.info).mock.calls).toEqual([
      [place, expect.stringContaining('new, empty')],
    ]);
    await database.close();
    await stop?.();
  }
});

test('a running site does not create lost tables again', async () => {
  for (const [, start] of engines) {
    const { open, stop } = await start();
    const database = open();
    const total = 'SELECT COUNT(*) AS total FROM consultation_thread';
    expect(await database.run(total)).toEqual([{ total: 0 }]);
    for (const table of knownTables) await database.run(`DROP TABLE ${table}`);
    const code = expect.stringMatching(/^(42P01|(ERR_)?SQLITE_ERROR)$/);
    for (const _ of [1, 2]) await expect(database.run(total)).rejects.toMatchObject({ code });
    const restarted = open();
    expect(await restarted.run(total)).toEqual([{ total: 0 }]);
    expect(await database.run(total)).toEqual([{ total: 0 }]);
    await Promise.all([database, restarted].map((each) => each.close()));
    await stop?.();
  }
});
