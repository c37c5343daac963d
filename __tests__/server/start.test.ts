import { join } from 'node:path';
import { parseEnv } from '@/server/env';
import { log } from '@/server/log';
import { prepare } from '@/server/start';
import { temporaryFolder } from '../../testing/unit/outboxUnderTest';

jest.mock('@/server/log', () => ({ log: { warn: jest.fn() } }));

test.each([
  ['', 'Pages, sitemap and alerts name http://localhost:3000: set SITE_URL, and build again'],
  ['https://agency.example', undefined],
])(
  'the start of a build with the SITE_URL "%s" says what names this machine',
  async (SITE_URL, line) => {
    jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    const file = join(temporaryFolder(), 'outbox.db');
    const settings = {
      SITE_URL,
      DATABASE_URL: `file:${file}`,
      CONSULTATION_WEBHOOK_URL: 'http://a.example',
    };
    const { outbox } = await prepare(() => parseEnv(settings));
    await outbox.close();
    globalThis.serverRuntime = undefined;
    expect((log.warn as jest.Mock).mock.calls).toEqual(line === undefined ? [] : [[line]]);
    (log.warn as jest.Mock).mockClear();
  },
);
