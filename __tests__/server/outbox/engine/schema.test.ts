import { createHash, randomUUID } from 'node:crypto';
import { log } from '@/server/log';
import type { Params } from '@/server/outbox/engine/database';
import {
  additionsForWriters as additions,
  creation,
  prepareSchema,
} from '@/server/outbox/engine/schema';
import { readReports } from '@/server/outbox/status';
import { callStateOf } from '@/server/outbox/storedRequest';
import { clock, engines, outboxOn } from '../../../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const listNames = `SELECT 'outbox_structure' AS name
  UNION ALL SELECT 'consultation_request_current' AS name
  UNION ALL SELECT 'consultation_request_thread' AS name`;
const write = { create: true };
const tool = { create: false };

describe.each(engines)('the structure of an outbox on %s', (_name, start) => {
  const outbox = outboxOn(start);
  const prepare = (options: typeof write, wanted = additions, list = listNames) =>
    prepareSchema(outbox.database.run, list, options, wanted);
  const sign = 'further';
  const further = [...additions, { sign, statements: ['CREATE TABLE further (id TEXT)'] }];
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
      const refused = prepare(options, additions, foreign);
      await expect(refused).rejects.toMatchObject({ code: 'OUTBOX_UNKNOWN' });
    }
    const missing = prepare(tool, additions, `SELECT 'other' AS name`);
    await expect(missing).rejects.toMatchObject({ code: 'OUTBOX_MISSING' });
  });
});

/** The release before's condition for what follows in a chain, and its statements, as it had them. */
const successor = `(
  WITH RECURSIVE later (id) AS (
    SELECT id FROM consultation_request WHERE corrects = $id
    UNION SELECT next.id FROM consultation_request AS next JOIN later ON next.corrects = later.id
  )
  SELECT id FROM consultation_request WHERE id IN (SELECT id FROM later) AND id <> $id
    AND state <> 'quarantined' AND corrected_by IS NULL
  LIMIT 1)`;
const before = {
  correct: `WITH RECURSIVE chain (id) AS (
      SELECT CAST($id AS TEXT) UNION SELECT CAST($corrects AS TEXT)
      UNION SELECT CASE WHEN near.id = chain.id THEN near.corrects ELSE near.id END
      FROM consultation_request AS near JOIN chain ON near.id = chain.id OR near.corrects = chain.id
    )
    UPDATE consultation_request SET corrected_by = COALESCE(${successor}, $id),
      call_state = CASE WHEN call_time IS NULL OR call_state IN ('taken', 'unavailable') THEN call_state
        ELSE 'freed' END
    WHERE id IN (SELECT id FROM chain) AND id <> COALESCE(${successor}, $id)
      AND state <> 'quarantined' AND corrected_by IS NULL`,
  insert: `INSERT INTO consultation_request (id, fingerprint, body, state, received_at, tried_since, due_at,
      call_date, call_time, call_state, corrects, corrected_by)
    SELECT $id, 'f', '{}', 'pending', CAST($receivedAt AS BIGINT), 1, 1, $callDate, $callTime,
      CASE WHEN next.id IS NOT NULL THEN 'freed' ELSE 'held' END, $corrects, next.id
    FROM (SELECT ${successor} AS id) AS next
    WHERE NOT EXISTS (SELECT 1 FROM outbox_erased WHERE id = $id)
    ON CONFLICT DO NOTHING`,
  report: `INSERT INTO outbox_process (owner, reasons, seen_at, filler)
    VALUES ($owner, '["old"]', CAST($seenAt AS BIGINT), '') ON CONFLICT (owner) DO UPDATE
    SET reasons = excluded.reasons, seen_at = excluded.seen_at, filler = excluded.filler`,
};

describe.each(engines)('the release before and this one on %s', (_name, start) => {
  const outbox = outboxOn(start);

  test('take turns at one outbox, which neither leaves unusable for the other', async () => {
    const { run, runAll } = outbox.database;
    const tables = ['consultation_request', 'outbox_erased', 'outbox_process', 'outbox_structure'];
    for (const table of tables) await run(`DROP TABLE ${table}`);
    await prepareSchema(run, `SELECT 'none' AS name`, write, []);
    const [a, b, c, d, late] = ['a', 'b', 'c', 'd', 'late'] as const;
    const times = { callDate: '2026-11-23', receivedAt: 1 };
    const old = (id: string, corrects: string | null, callTime: string) => {
      const params: Params = { id, corrects, callTime, ...times };
      const statements = [...(corrects ? [before.correct] : []), before.insert];
      return runAll(statements.map((sql) => ({ sql, params })));
    };
    /** What became of the call of each request, and which one has replaced it. */
    const whole = (...ids: string[]) =>
      Promise.all(
        ids.map(async (id) => {
          const found = await outbox.store.find(id);
          return found && [callStateOf(found), found.correctedBy].filter(Boolean).join(' by ');
        }),
      );
    await old(a, null, '10:15');
    await old(b, a, '10:15');
    await prepareSchema(run, `SELECT 'outbox_structure' AS name`, write, additions);
    expect(await run('SELECT version FROM outbox_structure')).toEqual([{ version: 2 }]);

    await outbox.add({ id: c, corrects: b, thread: a, version: 2, ...times, callTime: '10:15' });
    expect(await whole(a, b, c)).toEqual(['freed by c', 'freed by c', 'held']);
    // The old one once more: it leaves empty what it does not know.
    await old(d, c, '10:30');
    expect(await whole(c, d)).toEqual(['freed by d', 'held']);
    await outbox.add({ id: late, corrects: d, ...times, callTime: '10:30' });
    expect(await whole(c, d, late)).toEqual(['freed by d', 'freed by late', 'held']);
    await old(randomUUID(), late, '10:45');
    expect(await outbox.store.takenTimes(times.callDate)).toEqual(['10:45']);

    // A first request that comes after its second correction, of which the old one knows nothing.
    const [first, second] = ['first', 'second'] as const;
    const thread = { corrects: randomUUID(), thread: first, version: 2 };
    await outbox.add({ id: second, ...thread, ...times, callTime: '11:00' });
    await old(first, null, '11:15');
    expect(await whole(first, second)).toEqual(['held', 'held']);
    await outbox.add({ corrects: second, thread: first, version: 3, ...times, callTime: '11:00' });
    expect(await outbox.store.takenTimes(times.callDate)).toEqual(['10:45', '11:00']);

    clock.time = undefined;
    await run(before.report, { owner: 'old', seenAt: Date.now() });
    expect(await readReports(outbox.database)).toEqual([['old']]);
  });
});

test('what has been released stays as it is, or the outboxes that it made would differ from new ones', () => {
  const released = JSON.stringify(creation);
  expect(createHash('sha256').update(released).digest('hex').slice(0, 16)).toBe('05572373688c39ef');
});
