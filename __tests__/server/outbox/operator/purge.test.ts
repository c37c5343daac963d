import type { Statement } from '@/server/outbox/engine/database';
import { createPurge } from '@/server/outbox/operator/purge';
import { eventually } from '../../../../testing/run/eventually';
import { testSessionsOf } from '../../../../testing/site/postgresServer';
import { clock, engines, now, outboxOn } from '../../../../testing/unit/outboxUnderTest';
import { whatIsRead } from '../../../../testing/unit/statements';

const hour = 60 * 60 * 1000;
const pageSize = 500;

describe.each(engines)('the purge on %s', (name, start) => {
  const outbox = outboxOn(start);
  const threads = async () =>
    (await outbox.database.run<{ id: string }>('SELECT id FROM consultation_thread')).map(
      ({ id }) => id,
    );

  async function deliver(changes: Parameters<typeof outbox.add>[0] = {}): Promise<string> {
    const { id } = await outbox.add(changes);
    await outbox.store.markDelivered(id);
    clock.time = (clock.time ?? now) + hour;
    return id;
  }

  test('removes a thread together with its last request, quarantined or not, and no other thread', async () => {
    const first = await deliver();
    await deliver({ corrects: first });
    const corrected = await deliver();
    await outbox.add({ corrects: corrected, quarantine: 'spam' });
    const waiting = await outbox.add();
    expect(await outbox.queries.purgeDelivered(now + 1)).toBe(1);
    expect((await threads()).sort()).toEqual([first, corrected, waiting.id].sort());
    expect(await outbox.queries.purgeDelivered(now + 9 * hour)).toBe(2);
    expect((await threads()).sort()).toEqual([corrected, waiting.id].sort());
    expect(await outbox.queries.purgeQuarantined(now + 9 * hour)).toBe(1);
    expect(await threads()).toEqual([waiting.id]);
  });

  async function deliverMany(count: number, body = '{}'): Promise<void> {
    await outbox.database.run(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${count})
      INSERT INTO consultation_request
        (id, thread, version, received_hash, body, state, received_at, tried_since, due_at, delivered_at)
      SELECT CAST(n AS TEXT), CAST(n AS TEXT), 0, '', $body, 'delivered', 0, 0, 0, 0 FROM number`,
      { body },
    );
    await outbox.database.run(`INSERT INTO consultation_thread (id, version, current, received_at)
      SELECT id, 0, id, received_at FROM consultation_request`);
  }

  test('reads and removes a page at a time, together with the threads of its requests', async () => {
    await deliverMany(3 * pageSize + 1);
    const { run, runAll } = outbox.database;
    const [read, left]: number[][] = [[], []];
    const { purgeDelivered } = createPurge({
      ...outbox.database,
      async run<T extends object>(...statement: Parameters<typeof run>) {
        const rows = await run<T>(...statement);
        read?.push(rows.length);
        return rows;
      },
      async runAll<T extends object>(group: Parameters<typeof runAll>[0]) {
        const rows = await runAll<T>(group);
        left?.push((await threads()).length);
        return rows;
      },
    });
    expect(await purgeDelivered(1)).toBe(3 * pageSize + 1);
    expect(read).toEqual([500, 500, 500, 1, 0]);
    expect(left).toEqual([1001, 501, 1, 0]);
  });

  test('finds the rows of a page by their ids, even before a database has statistics', async () => {
    await deliverMany(20_000, 'x'.repeat(900));
    const removals: Statement[] = [];
    const runAll = async (group: readonly Statement[]) => {
      removals.push(...group);
      throw new Error('one page is enough');
    };
    const { purgeDelivered } = createPurge({ ...outbox.database, runAll });
    await expect(purgeDelivered(1)).rejects.toThrow('enough');
    const [removal] = removals;
    const { rows, steps } = await whatIsRead(outbox.database, removal as Statement, name);
    // Each request and its thread.
    expect(rows).toBeLessThanOrEqual(2 * pageSize);
    const wide = (step: string) => /^(SCAN|SEARCH) /.test(step) && !step.endsWith(' (id=?)');
    expect(steps.filter(wide)).toEqual([]);
  });

  // A file has one writer.
  const testWriters = name === 'SQLite' ? test.skip : testSessionsOf(name);

  testWriters('keeps a thread that gets a correction meanwhile', async () => {
    const first = await deliver();
    const two = await outbox.another();
    const end = await outbox.hold('LOCK TABLE outbox_erased');
    const correcting = two.database.runAll([
      {
        sql: `INSERT INTO consultation_request (id, thread, version, received_hash, body, state, received_at,
            tried_since, due_at, corrects)
          VALUES ('late', $first, 1, '', '{}', 'pending', ${now + hour}, 0, 0, $first)`,
        params: { first },
      },
      {
        sql: `UPDATE consultation_thread SET version = 1, current = 'late', received_at = ${now + hour}
          WHERE id = $first`,
        params: { first },
      },
      { sql: 'SELECT id FROM outbox_erased' },
    ]);
    await eventually(async () => (await outbox.countWaiting()) === 1);
    const purging = outbox.queries.purgeDelivered(now + 1);
    await eventually(async () => (await outbox.countWaiting()) === 2);
    await end();
    expect(await purging).toBe(1);
    await correcting;
    expect(await threads()).toEqual([first]);
    expect(await outbox.store.find('late')).toMatchObject({ correctedBy: null, version: 1 });
  });
});
