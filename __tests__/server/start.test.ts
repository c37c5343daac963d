import { parseEnv } from '@/server/env';
import { log } from '@/server/log';
import { prepare, startPurge } from '@/server/start';
import { temporaryOutbox } from '../../testing/site/environment';

const url = 'https://agency.example';

test.each([
  ['development', { SITE_NAME: 'B' }, ['SITE_NAME differs from the value in the build']],
  ['production', {}, ['name http://localhost:3000: set SITE_URL, and rebuild']],
  ['production', { SITE_URL: url }, []],
])('a start in %s with %j logs the warnings %j', async (mode, settings, lines) => {
  jest.replaceProperty(process.env, 'NODE_ENV', mode as 'production');
  const common = {
    DATABASE_URL: temporaryOutbox(),
    CONSULTATION_WEBHOOK_URL: 'http://a.example',
  };
  const built = mode === 'production' ? undefined : { SITE_NAME: 'A' };
  const { outbox } = await prepare(() => parseEnv({ ...common, ...settings }, built));
  await outbox.close();
  globalThis.serverRuntime = undefined;
  const warnings = lines.map((line) => [expect.stringContaining(line)]);
  expect(jest.mocked(log.warn).mock.calls).toEqual(warnings);
  jest.mocked(log.warn).mockClear();
});

const day = 24 * 60 * 60 * 1000;
const now = 1000 * day;

/** Returns the days after which requests are purged. */
async function agesIn(variables: Record<string, string>) {
  // The machine's clock is wrong; the engine's decides.
  jest.useFakeTimers({ now: now + 365 * day });
  const purge = () => jest.fn(async (before: number) => before && 0);
  const engineNow = async () => now;
  const purges = {
    now: engineNow,
    purgeDelivered: purge(),
    purgeQuarantined: purge(),
    purgeMailDays: async () => undefined,
  };
  const stop = startPurge(parseEnv(variables), { purge: purges } as never);
  await jest.advanceTimersByTimeAsync(25 * 60_000);
  stop();
  const agesOf = ({ mock }: ReturnType<typeof purge>) =>
    mock.calls.map(([before]) => Math.round((now - before) / day));
  return {
    delivered: agesOf(purges.purgeDelivered),
    quarantined: agesOf(purges.purgeQuarantined),
  };
}

test('the site purges quarantined requests at once, and then every ten minutes', async () => {
  expect(await agesIn({})).toEqual({ delivered: [], quarantined: [90, 90, 90] });
});

test('the site purges delivered requests if PURGE_DELIVERED_AFTER is set', async () => {
  const variables = { PURGE_DELIVERED_AFTER: '30d', PURGE_QUARANTINED_AFTER: '1w' };
  const ages = { delivered: [30, 30, 30], quarantined: [7, 7, 7] };
  expect(await agesIn(variables)).toEqual(ages);
});
