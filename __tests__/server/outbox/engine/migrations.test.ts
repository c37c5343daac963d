import { log } from '@/server/log';
import type { Database } from '@/server/outbox/engine/database';
import { migrate } from '@/server/outbox/engine/migrations';
import { engines, now, outboxOn } from '../../../../testing/unit/outboxUnderTest';

/** What each version of the schema added. */
const additions = {
  2: {
    indexes: ['call', 'quarantined'],
    columns: ['call_date', 'call_time', 'scheduled_at'],
    shared: ['failures', 'refused_until', 'alert', 'probe'],
  },
  3: {
    indexes: ['outage'],
    columns: ['outage_failures', 'earliest_at', 'resume_at'],
    shared: [],
  },
  4: {
    indexes: ['call_holder', 'held', 'parked', 'quarantine_size'],
    columns: ['call_state'],
    shared: ['flood_until'],
  },
  6: { indexes: ['suspect'], columns: [], shared: [] },
  7: { indexes: [], columns: ['corrects'], shared: [] },
};

/** Downgrades an outbox to an earlier schema version. */
async function downgrade({ run }: Database, to: 1 | 2 | 3): Promise<void> {
  // Added by the versions 5 and 6.
  for (const table of ['erased', 'signal']) await run(`DROP TABLE outbox_${table}`);
  for (const version of ([7, 6, 4, 3, 2] as const).filter((added) => added > to)) {
    const { indexes, columns, shared } = additions[version];
    for (const name of indexes) await run(`DROP INDEX consultation_request_${name}`);
    for (const name of columns) await run(`ALTER TABLE consultation_request DROP COLUMN ${name}`);
    for (const name of shared) await run(`ALTER TABLE outbox_schema DROP COLUMN ${name}`);
  }
  await run('UPDATE outbox_schema SET version = $1', [to]);
}

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

describe.each(engines)('an outbox on %s from an earlier release', (_name, start) => {
  const call = { callDate: '2026-11-23', callTime: '10:15' };
  const outbox = outboxOn(start);
  /** Starts a release of today. */
  const upgrade = () => migrate((sql, params) => outbox.database.run(sql, params));

  test('fills in the call times of its requests', async () => {
    const bodyOf = (changes: object) => JSON.stringify({ contactMethod: 'phone', ...changes });
    await outbox.add({ body: bodyOf(call) });
    await outbox.add({ body: bodyOf({ callDate: null, callTime: null }) });
    const resolved = await outbox.add({ body: bodyOf({ ...call, callTime: '10:30' }) });
    await outbox.queries.change('resolve', [resolved.id]);
    await downgrade(outbox.database, 1);
    await upgrade();
    expect(await outbox.store.takenTimes(call.callDate)).toEqual([call.callTime]);
  });

  test('says that its structure is being changed, and when that is done', async () => {
    await downgrade(outbox.database, 3);
    jest.mocked(log.warn).mockClear();
    jest.mocked(log.info).mockClear();
    await upgrade();
    const change = expect.stringMatching(/^The outbox's structure is being changed/);
    expect(jest.mocked(log.warn).mock.calls).toEqual([[{ version: 3 }, change]]);
    const done = "The outbox's structure has been changed";
    expect(jest.mocked(log.info).mock.calls).toEqual([[done]]);
    await upgrade();
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  test('has what the earlier release stored beside this one settled at the next start', async () => {
    const held = await outbox.add({ ...call, callTime: '10:00' });
    const early = await outbox.add({ ...call, receivedAt: now - 1 });
    const late = await outbox.add(call);
    const contested = await outbox.add({ ...call, callTime: '10:00', receivedAt: now - 2 });
    const spam = await outbox.add({ ...call, quarantine: 'spam', receivedAt: now - 3 });
    const erased = await outbox.add();
    const stored = [early, late, contested, spam];
    for (const { id } of stored) {
      const sql = 'UPDATE consultation_request SET call_state = NULL WHERE id = $1';
      await outbox.database.run(sql, [id]);
    }
    await outbox.database.run('INSERT INTO outbox_erased (id) VALUES ($1)', [erased.id]);
    await upgrade();
    const states = await Promise.all(
      [held, ...stored].map(async ({ id }) => (await outbox.store.find(id))?.callState),
    );
    expect(states).toEqual(['held', 'held', 'taken', 'taken', null]);
    expect(await outbox.store.find(erased.id)).toBeUndefined();
  });

  test('makes failed requests due with the next delivery, and frees the times of resolved ones', async () => {
    const failed = await outbox.add();
    const resolved = await outbox.add(call);
    await downgrade(outbox.database, 2);
    await outbox.database.run(
      `UPDATE consultation_request SET due_at = $2, attempts = 1, last_error = '503' WHERE id = $1`,
      [failed.id, now + 9e6],
    );
    await outbox.database.run('UPDATE outbox_schema SET failures = 3');
    await outbox.database.run(
      `UPDATE consultation_request SET state = 'delivered', delivered_at = $2,
        reason = 'resolved by the operator' WHERE id = $1`,
      [resolved.id, now],
    );
    await upgrade();
    expect(await outbox.store.takenTimes(call.callDate)).toEqual([]);
    expect(await outbox.store.endOutage()).toBe(1);
    const claimed = await outbox.store.claim(1000, 'one', 10);
    expect(claimed).toMatchObject([{ id: failed.id }]);
  });

  test('gives a contested call time to the earlier request', async () => {
    const body = JSON.stringify({ contactMethod: 'phone', ...call });
    const second = await outbox.add({ body, ...call, receivedAt: now + 1 });
    const first = await outbox.add({ body, ...call });
    const third = await outbox.add({ body, ...call, receivedAt: now + 2 });
    const freed = await outbox.add({ body });
    const unset = await outbox.add({ body: body.replace('"10:15"', 'null') });
    const spam = await outbox.add({ body, ...call, receivedAt: now - 1, quarantine: 'spam' });
    for (const { id } of [freed, unset]) await outbox.store.markDelivered(id);
    await downgrade(outbox.database, 3);
    await upgrade();
    const requests = [first, second, third, freed, unset, spam];
    const states = await Promise.all(
      requests.map(async ({ id }) => (await outbox.store.find(id))?.callState),
    );
    expect(states).toEqual(['held', 'taken', 'taken', 'freed', null, null]);
    expect(await outbox.store.takenTimes(call.callDate)).toEqual([call.callTime]);
  });
});
