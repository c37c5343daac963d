import { parseEnv } from '@/server/env';
import { log } from '@/server/log';
import { prepare } from '@/server/start';
import { temporaryOutbox } from '../../testing/site/environment';

const url = 'https://agency.example';

test.each([
  ['development', { SITE_NAME: 'B' }, ['SITE_NAME is not what the pages were built with']],
  ['production', {}, ['name http://localhost:3000: set SITE_URL, and build again']],
  ['production', { SITE_URL: url }, []],
])('the start in %s with %j says: %j', async (mode, settings, lines) => {
  jest.replaceProperty(process.env, 'NODE_ENV', mode as 'production');
  const common = {
    DATABASE_URL: temporaryOutbox(),
    CONSULTATION_WEBHOOK_URL: 'http://a.example',
  };
  const built = mode === 'production' ? undefined : { SITE_NAME: 'A' };
  const { outbox } = await prepare(() => parseEnv({ ...common, ...settings }, built));
  await outbox.close();
  globalThis.serverRuntime = undefined;
  const told = lines.map((line) => [expect.stringContaining(line)]);
  expect(jest.mocked(log.warn).mock.calls).toEqual(told);
  jest.mocked(log.warn).mockClear();
});
