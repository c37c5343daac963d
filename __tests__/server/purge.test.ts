import { parseEnv } from '@/server/env';
import { startPurge } from '@/server/purge';
import { clock, engines, now, outboxOn } from '../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn(), error: jest.fn() } }));

const day = 24 * 60 * 60 * 1000;

describe.each(engines)('an old delivered request on %s', (_name, start) => {
  const outbox = outboxOn(start);

  /** Stores a request of each state, two of them delivered, and purges by a setting. @returns what is left */
  async function purgeBy(setting: string) {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    for (const age of [91 * day, 89 * day]) {
      const { id } = await outbox.add();
      clock.time = now - age;
      await outbox.store.markDelivered(id);
    }
    clock.time = now;
    await outbox.add({ receivedAt: now - 91 * day });
    await outbox.add({ receivedAt: now - 91 * day, quarantine: 'spam' });
    const purge = jest.fn(outbox.queries.purgeDelivered);
    const env = parseEnv({ PURGE_DELIVERED_AFTER: setting });
    const stop = startPurge(env, { purge } as unknown as Parameters<typeof startPurge>[1]);
    await Promise.all(purge.mock.results.map(({ value }) => value));
    stop();
    return outbox.queries.countByState();
  }

  test('is removed by the site, and nothing else is', async () => {
    expect(await purgeBy('90d')).toEqual({ delivered: 1, pending: 1, quarantined: 1 });
  });

  test('stays when PURGE_DELIVERED_AFTER is not set', async () => {
    expect(await purgeBy('')).toEqual({ delivered: 2, pending: 1, quarantined: 1 });
  });
});

test.each([
  ['90d', 60],
  ['10m', 10],
])('with an age of %s the site purges every %d minutes', async (setting, minutes) => {
  jest.useFakeTimers();
  const purge = jest.fn(async () => 0);
  const env = parseEnv({ PURGE_DELIVERED_AFTER: setting });
  const stop = startPurge(env, { purge } as unknown as Parameters<typeof startPurge>[1]);
  await jest.advanceTimersByTimeAsync(minutes * 60_000 - 1);
  expect(purge).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(purge).toHaveBeenCalledTimes(2);
  stop();
});
