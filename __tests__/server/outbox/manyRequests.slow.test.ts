import { readStatus } from '@/server/outbox/status';
import { aNewRequest, engines, now, outboxOn } from '../../../testing/unit/outboxUnderTest';

const count = 100_000;

describe.each(engines)('an outbox of 100,000 requests on %s', (name, start) => {
  const outbox = outboxOn(start);

  async function fill(state: string, dueAt: number): Promise<void> {
    const { run } = outbox.database;
    await run('DELETE FROM consultation_request');
    await run('DELETE FROM consultation_thread');
    for (let from = 0; from < count; from += count / 10) {
      await run(
        `WITH RECURSIVE number (n) AS (
          SELECT ${from} UNION ALL SELECT n + 1 FROM number WHERE n < ${from + count / 10 - 1}
        )
        INSERT INTO consultation_request (id, thread, version, received_hash, body, state, received_at, tried_since,
          due_at, attempts, last_error, failed_at, delivered_at)
        SELECT CAST(n AS TEXT), CAST(n AS TEXT), 0, '', $body, '${state}', n, 0, CAST($dueAt AS BIGINT) + n, 1,
          CASE WHEN n % 2 = 0 THEN '503' ELSE '404' END, n, n FROM number`,
        { dueAt, body: `{"email":"${'x'.repeat(900)}"}` },
      );
    }
    for (let from = 0; from <= count; from += count / 10) {
      await run(
        `INSERT INTO consultation_thread (id, version, current, received_at, call_date, call_time)
        SELECT id, 0, id, received_at, '2026-12-01', id FROM consultation_request
        WHERE received_at >= $from AND received_at < $from + ${count / 10}`,
        { from },
      );
    }
    // PostgreSQL does so itself within a minute.
    if (name === 'PostgreSQL') await run('ANALYZE');
  }

  test.each([
    ['pending and due', 'pending', now - count],
    ['pending and waiting', 'pending', now + 1],
    ['delivered', 'delivered', 0],
  ])(
    'stores, claims, checks, and finds within the time limit of a statement if all are %s',
    async (_, state, dueAt) => {
      await fill(state, dueAt);
      const { store, queries, database } = outbox;
      const work = {
        add: () => store.add(aNewRequest({ callDate: '2026-12-01', callTime: '10:15' })),
        claim: () => store.claim(1000, 'one', 8),
        poll: () => store.nextDueInMs(),
        health: () => readStatus(database),
        count: () => queries.countByState(),
        page: () => queries.each().next(),
        rare: () => queries.each('parked').next(),
        prefix: () => queries.idsWith('5430cf8d'),
        resolve: () => queries.resolve(['8']),
        thread: () => queries.requestsOf('9'),
        free: () => queries.free({ thread: '7' }, () => false),
      };
      for (const [name, run] of Object.entries(work)) {
        await run().catch((cause: unknown) => {
          throw new Error(`${name} fails`, { cause });
        });
      }
    },
  );

  test('is purged in pages, each within the time limit of a statement', async () => {
    await fill('delivered', 0);
    const pages: number[] = [];
    async function runAll<T extends object>(
      ...args: Parameters<typeof outbox.database.runAll>
    ): Promise<T[][]> {
      const results = await outbox.database.runAll<T>(...args);
      pages.push(results[1]?.length ?? 0);
      return results;
    }
    const { createPurge } = await import('@/server/outbox/purge');
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 1));
    const purge = createPurge({ ...outbox.database, runAll });
    expect(await purge.purgeDelivered(now)).toBe(count);
    expect(Math.max(...pages)).toBeLessThanOrEqual(500);
    expect(await outbox.database.run('SELECT id FROM consultation_thread')).toEqual([]);
  });
});
