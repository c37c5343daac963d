import { parseEnv } from '@/server/env';
import { log } from '@/server/log';
import { prepare } from '@/server/start';
import { temporaryOutbox } from '../../testing/site/environment';

jest.mock('@/server/log', () => ({ log: { warn: jest.fn() } }));

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
