import { parseEnv } from '@/server/env';
import { startPurge } from '@/server/start';

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;

/** The ages at which a configuration purges in 25 minutes, in days. */
async function agesIn(variables: Record<string, string>) {
  // The machine's clock is wrong; the engine's decides.
  jest.useFakeTimers({ now: now + 365 * day });
  const purge = () => jest.fn(async (before: number) => before && 0);
  const engineNow = async () => now;
  const queries = { now: engineNow, purgeDelivered: purge(), purgeQuarantined: purge() };
  const stop = startPurge(parseEnv(variables), { queries } as never);
  await jest.advanceTimersByTimeAsync(25 * 60_000);
  stop();
  const agesOf = ({ mock }: ReturnType<typeof purge>) =>
    mock.calls.map(([before]) => Math.round((now - before) / day));
  return {
    delivered: agesOf(queries.purgeDelivered),
    quarantined: agesOf(queries.purgeQuarantined),
  };
}

test('the site removes old quarantined requests at once and every ten minutes', async () => {
  expect(await agesIn({})).toEqual({ delivered: [], quarantined: [90, 90, 90] });
});

test('the site removes old delivered requests, if that is set', async () => {
  const variables = { PURGE_DELIVERED_AFTER: '30d', PURGE_QUARANTINED_AFTER: '1w' };
  const ages = { delivered: [30, 30, 30], quarantined: [7, 7, 7] };
  expect(await agesIn(variables)).toEqual(ages);
});
