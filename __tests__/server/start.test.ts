import { parseEnv } from '@/server/env';
import { log } from '@/server/log';
import { prepare } from '@/server/start';
import { temporaryOutbox } from '../../testing/site/environment';

jest.mock('@/server/log', () => ({ log: { warn: jest.fn() } }));

test('the start names each setting that differs from the build', async () => {
  const DATABASE_URL = temporaryOutbox();
  const settings = { DATABASE_URL, CONSULTATION_WEBHOOK_URL: 'http://a.example', SITE_NAME: 'B' };
  const { outbox } = await prepare(() => parseEnv(settings, { SITE_NAME: 'A' }));
  await outbox.close();
  globalThis.serverRuntime = undefined;
  const line = expect.stringContaining('SITE_NAME is not what the pages were built with');
  expect((log.warn as jest.Mock).mock.calls).toEqual([[line]]);
  (log.warn as jest.Mock).mockClear();
});

test.each([
  ['', 'Pages, sitemap and alerts name http://localhost:3000: set SITE_URL, and build again'],
  ['https://agency.example', undefined],
])(
  'the start of a build with the SITE_URL "%s" says what names this machine',
  async (SITE_URL, line) => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    const DATABASE_URL = temporaryOutbox();
    const settings = { SITE_URL, DATABASE_URL, CONSULTATION_WEBHOOK_URL: 'http://a.example' };
    const { outbox } = await prepare(() => parseEnv(settings));
    await outbox.close();
    globalThis.serverRuntime = undefined;
    expect((log.warn as jest.Mock).mock.calls).toEqual(line === undefined ? [] : [[line]]);
    (log.warn as jest.Mock).mockClear();
  },
);
