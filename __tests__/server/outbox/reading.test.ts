import { createQueries } from '@/server/outbox/operator/queries';
import { createStore } from '@/server/outbox/queue/store';
import { readStatus } from '@/server/outbox/status';
import { engines, now, outboxOn } from '../../../testing/unit/outboxUnderTest';
import { recorded, whatIsRead } from '../../../testing/unit/statements';

const minute = 60_000;
const waiting = 3000;
/** Far fewer rows than wait. */
const few = 100;

describe.each(engines)('in an outage on %s,', (engine, start) => {
  const outbox = outboxOn(start);

  /** With three failed attempts. */
  async function fail(dueAt: number): Promise<void> {
    await outbox.database.run(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ${waiting})
      INSERT INTO consultation_request (id, thread, version, received_hash, body, state, received_at, tried_since,
        due_at, attempts, last_error, failed_at)
      SELECT CAST(n AS TEXT), CAST(n AS TEXT), 0, '', $body, 'pending', n, 0, CAST($dueAt AS BIGINT) + n, 3,
        CASE WHEN n % 2 = 0 THEN '503' ELSE '404' END, ${now - 9 * minute} + n FROM number`,
      { dueAt, body: 'x'.repeat(900) },
    );
    await outbox.database.run(`INSERT INTO consultation_thread
      (id, version, current, received_at, call_date, call_time)
      SELECT id, 0, id, received_at, '2026-12-01', id FROM consultation_request`);
    // Autovacuum does so within a minute.
    if (engine === 'PostgreSQL') await outbox.database.run('ANALYZE');
  }

  async function readBy(work: (database: typeof outbox.database) => Promise<unknown>) {
    const { database, statements } = recorded(outbox.database);
    await work(database);
    const read = [];
    for (const statement of statements)
      read.push(await whatIsRead(outbox.database, statement, engine));
    return {
      most: Math.max(...read.map(({ rows }) => rows)),
      whole: read.flatMap(({ steps }) => steps.filter((step) => /^SCAN (consult|req)/.test(step))),
      steps: read.flatMap(({ steps }) => steps),
    };
  }

  test.each([
    ['are due', now - 8 * minute],
    ['wait', now + minute],
  ])('a claim, a post, and a poll read few of the requests that %s', async (_name, dueAt) => {
    await fail(dueAt);
    const { whole, most, steps } = await readBy(async (database) => {
      const store = createStore(database);
      await store.add({ id: 'new', receivedHash: '', body: '{}', corrects: '7' });
      await store.claim(minute, 'one', 8);
      await store.nextDueInMs();
    });
    expect(most).toBeLessThan(few);
    // Only the first entry of the index is read.
    const first = 'SCAN request USING INDEX consultation_request_due';
    expect(whole).toEqual(engine === 'SQLite' ? [first] : []);
    const due = 'SEARCH request USING INDEX consultation_request_due (due_at<?)';
    if (engine === 'SQLite') expect(steps).toContain(due);
  });

  test.each([
    ['are due', now - 8 * minute],
    ['wait', now + 11 * minute],
  ])('health reads few of the requests that %s', async (_name, dueAt) => {
    await fail(dueAt);
    const { whole, most, steps } = await readBy(readStatus);
    expect(most).toBeLessThan(few);
    const withoutPending = /_(parked|quarantined)$/;
    expect(whole.filter((step) => !withoutPending.test(step))).toEqual([]);
    if (engine === 'SQLite') {
      expect(steps).toContain(
        'SEARCH consultation_request USING INDEX consultation_request_failing (attempts>?)',
      );
    }
  });

  test('the search for displaced requests reads few of the due requests', async () => {
    await fail(now);
    const look = (database: typeof outbox.database) => createStore(database).makeDisplacedDue();
    const { whole, most } = await readBy(look);
    expect(most).toBeLessThan(few);
    expect(whole).toEqual([]);
  });

  test('the operator’s changes of one request find its thread by its id', async () => {
    await fail(now + minute);
    const { whole, most } = await readBy(async (database) => {
      const { free, resolve, familyOf, idsWith } = createQueries(database);
      await free({ id: '7' });
      await free({ date: '2026-11-23' });
      await resolve(['8']);
      await familyOf('9');
      await idsWith('5430cf8d');
    });
    expect(most).toBeLessThan(few);
    expect(whole).toEqual([]);
  });

  test('a list of one state reads none of another', async () => {
    await fail(now);
    const { whole, most, steps } = await readBy(async (database) => {
      const { each } = createQueries(database);
      for (const state of ['parked', 'quarantined'] as const) {
        for await (const { id } of each(state)) expect(id).toBe(null);
      }
    });
    expect(most).toBeLessThan(few);
    expect(whole).toEqual([]);
    expect(steps.filter((step) => step.includes('consultation_request_received'))).toEqual([]);
  });

  test('counting the requests of each state reads no request', async () => {
    await fail(now);
    const { countByState } = outbox.queries;
    expect(await countByState()).toEqual({ pending: waiting });
    const { steps } = await readBy((database) => createQueries(database).countByState());
    // Erased requests are found by their ids.
    const wide = /consultation_request$|request USING INDEX .*(?<!=\?\))$/;
    expect(steps.filter((step) => wide.test(step))).toEqual([]);
  });
});
