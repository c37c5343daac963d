import { allOf, clock, engines, now, outboxOn } from '../../../../testing/unit/outboxUnderTest';

const hour = 60 * 60 * 1000;

describe.each(engines)('the operator’s queries on %s', (_name, start) => {
  const outbox = outboxOn(start);

  async function addDelivered(deliveredAt: number): Promise<string> {
    const { id } = await outbox.add();
    clock.time = deliveredAt;
    await outbox.store.recordDelivery(id);
    clock.time = now;
    return id;
  }

  test('purge no delivered request before the day of its call is over', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const day = (days: number) => new Date(now + days * 24 * hour).toISOString().slice(0, 10);
    // In UTC-12, yesterday is not over.
    for (const days of [-2, -1, 0, 1]) {
      const { id } = await outbox.add({ callDate: day(days), callTime: '10:15' });
      await outbox.store.recordDelivery(id);
    }
    const freed = await outbox.add({ callDate: day(1), callTime: '10:30' });
    await outbox.store.recordDelivery(freed.id);
    await outbox.queries.free({ thread: freed.id }, () => false);
    expect(await outbox.purge.purgeDelivered(now + 1)).toBe(2);
    expect(await outbox.store.heldTimes(day(0))).toEqual(['10:15']);
    expect(await outbox.store.heldTimes(day(1))).toEqual(['10:15']);
    jest.mocked(Date.now).mockReturnValue(now + 3 * 24 * hour);
    expect(await outbox.purge.purgeDelivered(now + 1)).toBe(3);
  });

  test('reach every request once, however many were received at one time', async () => {
    const add = (state: string) =>
      outbox.database.run(
        `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 1203)
        INSERT INTO consultation_request
          (id, thread, version, received_hash, body, state, received_at, tried_since, due_at, delivered_at)
        SELECT CAST(n AS TEXT), 'one', 0, '', '{}', '${state}', n % 3, 0, 0, 0 FROM number`,
      );
    await outbox.database.run("INSERT INTO consultation_thread (id) VALUES ('one')");
    await add('quarantined');
    const walked = (await allOf(outbox.queries.each())).map(({ id }) => id);
    expect([walked.length, new Set(walked).size]).toEqual([1203, 1203]);
    expect(await outbox.purge.purgeQuarantined(now)).toBe(1203);
    await add('delivered');
    expect(await outbox.queries.resend(0, 1)).toHaveLength(1203);
  });

  test('resend requests that were delivered in a time span, with a new schedule', async () => {
    const before = await addDelivered(now - 3 * hour);
    const within = await addDelivered(now - 2 * hour);
    const after = await addDelivered(now - hour);
    const resolved = await outbox.add();
    clock.time = now - 2 * hour;
    await outbox.queries.resolve([resolved.id]);
    clock.time = now;
    expect(await outbox.queries.resend(now - 2 * hour, now - hour)).toEqual([within]);
    for (const id of [before, after, resolved.id]) {
      expect(await outbox.queries.find(id)).toMatchObject({ state: 'delivered' });
    }
    const [claimed] = await outbox.store.claim(hour, 'one', 10);
    expect(claimed).toMatchObject({ id: within, attempts: 0, triedSince: now, deliveredAt: null });
  });
});
