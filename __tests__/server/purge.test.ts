import { parseEnv } from '@/server/env';
import type { Queries } from '@/server/outbox/operator/queries';
import { startPurge } from '@/server/purge';
import { clock, engines, now, outboxOn } from '../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('an old request on %s', (_name, start) => {
  const outbox = outboxOn(start);

  /** Stores old and newer requests, and purges by a configuration. @returns what is left */
  async function purgeBy(variables: Record<string, string>) {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    for (const age of [91 * day, 89 * day]) {
      const { id } = await outbox.add();
      clock.time = now - age;
      await outbox.store.markDelivered(id);
      await outbox.add({ receivedAt: now - age, quarantine: 'spam' });
    }
    clock.time = now;
    await outbox.add({ receivedAt: now - 91 * day });
    const purged = jest.fn(outbox.queries.purgeQuarantined);
    const queries = { ...outbox.queries, purgeQuarantined: purged };
    const stop = startPurge(parseEnv(variables), { queries });
    while (purged.mock.results.length === 0) await new Promise((done) => setTimeout(done, 5));
    await purged.mock.results[0]?.value;
    stop();
    return outbox.queries.countByState();
  }

  test('is removed by the site when it was delivered, if that is set', async () => {
    const left = { delivered: 1, pending: 1, quarantined: 1 };
    expect(await purgeBy({ PURGE_DELIVERED_AFTER: '90d' })).toEqual(left);
  });

  test('is removed by the site when it was quarantined 90 days ago', async () => {
    expect(await purgeBy({})).toEqual({ delivered: 2, pending: 1, quarantined: 1 });
    const left = { delivered: 4, pending: 2, quarantined: 3 };
    expect(await purgeBy({ PURGE_QUARANTINED_AFTER: '92d' })).toEqual(left);
  });
});

test.each([
  ['90d', '90d', 60],
  ['10m', '90d', 10],
  ['', '5m', 5],
])('with ages of %s and %s the site purges every %d minutes', async (delivered, spam, minutes) => {
  jest.useFakeTimers();
  const purgeQuarantined = jest.fn(async () => 0);
  const queries = { purgeDelivered: async () => 0, purgeQuarantined } as unknown as Queries;
  const ages = { PURGE_DELIVERED_AFTER: delivered, PURGE_QUARANTINED_AFTER: spam };
  const stop = startPurge(parseEnv(ages), { queries });
  await jest.advanceTimersByTimeAsync(minutes * 60_000 - 1);
  expect(purgeQuarantined).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(purgeQuarantined).toHaveBeenCalledTimes(2);
  stop();
});
