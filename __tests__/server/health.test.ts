import { readFileSync } from 'node:fs';
import { parseEnv } from '@/server/env';
import { degradations, findDegradations, reasonText } from '@/server/health';
import type { Outbox } from '@/server/outbox';
import type { OutboxStatus } from '@/server/outbox/operator/status';

const now = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60 * 1000;
const testWebhook = 'https://n8n.example/webhook-test/abc';
const webhook = 'https://n8n.example/webhook/abc';

const well: OutboxStatus = {
  parked: 0,
  failures: 0,
  oldestFailures: null,
  lastingError: null,
  quarantinedSince: null,
  quarantineBytes: 0,
  refusedUntil: 0,
  floodUntil: 0,
};

const texts = (...[url, outbox]: [string | undefined, OutboxStatus | 'late' | undefined]) =>
  degradations({ CONSULTATION_WEBHOOK_URL: url, QUARANTINE_BUDGET_MB: 1 }, outbox, now).map(
    reasonText,
  );
const of = (changes: Partial<OutboxStatus>) => texts(webhook, { ...well, ...changes });

describe('the health of the site', () => {
  test.each<[string, Partial<OutboxStatus>]>([
    ['two deliveries failed', { failures: 2, oldestFailures: 0 }],
    ['the oldest pending request failed once', { oldestFailures: 1 }],
    ['a request has been quarantined for less than a day', { quarantinedSince: now - day }],
    ['posts were refused before', { refusedUntil: now }],
    ['nothing waits any more, after failures', { failures: 3 }],
  ])('is ok while %s', (_name, changes) => {
    expect(of(changes)).toEqual([]);
  });

  test.each<[Partial<OutboxStatus>, string]>([
    [{ parked: 1 }, 'npx outbox list --state parked'],
    [{ failures: 3, oldestFailures: 0 }, 'npx outbox test'],
    [{ oldestFailures: 2 }, 'npx outbox list --state pending'],
    [{ refusedUntil: now + 1 }, 'SITE_URL and TRUSTED_PROXY_HOPS'],
    [{ quarantinedSince: now - day - 1 }, 'list --state quarantined'],
    [{ quarantineBytes: 1e6 }, 'raise QUARANTINE_BUDGET_MB'],
    [{ floodUntil: now + 1 }, 'release what is genuine'],
    [{ lastingError: '302' }, 'set CONSULTATION_WEBHOOK_URL'],
    [{ lastingError: '401' }, 'check CONSULTATION_WEBHOOK_SECRET'],
    [{ lastingError: '422' }, 'npx outbox list --state pending'],
  ])('is degraded with %j, and says what to do', (changes, step) => {
    expect(of(changes)).toEqual([expect.stringContaining(step)]);
  });

  test('counts parked requests when there are several', () => {
    expect(of({ parked: 1 })).toEqual([expect.stringMatching(/^requests are parked: /)]);
    expect(of({ parked: 3 })).toEqual([expect.stringMatching(/^requests are parked \(3\): /)]);
  });

  test.each([undefined, testWebhook])('is degraded with the webhook %s', (url) => {
    const step = expect.stringContaining('set CONSULTATION_WEBHOOK_URL');
    expect(texts(url, well)).toEqual([step]);
  });

  test('is degraded when the outbox cannot be written, and lists every reason', () => {
    const step = expect.stringContaining('check DATABASE_URL');
    expect(texts(webhook, undefined)).toEqual([step]);
    expect(of({ parked: 1, failures: 9, oldestFailures: 2 })).toHaveLength(3);
  });

  test('reports degraded within its time limit when the outbox does not answer', async () => {
    jest.useFakeTimers();
    const status = { read: () => new Promise(() => undefined) } as Outbox['status'];
    const env = parseEnv({ CONSULTATION_WEBHOOK_URL: webhook });
    const found = findDegradations(env, status);
    await jest.advanceTimersByTimeAsync(8000);
    expect((await found).map(reasonText)).toEqual([
      expect.stringMatching(/^the outbox does not answer in time: check whether the disk/),
    ]);
  });

  test('docs/operate.md explains every reason', () => {
    const table = /^\| reason begins with.*\n(\|.*\n)+/m.exec(
      readFileSync('docs/operate.md', 'utf8'),
    );
    const explained = Array.from(table?.[0].matchAll(/^\| `(.+?)`/gm) ?? [], ([, words]) => words);
    const all = {
      ...well,
      ...{ lastingError: '401', quarantineBytes: 1e6, floodUntil: now + 1 },
      parked: 1,
      failures: 3,
      oldestFailures: 2,
      quarantinedSince: 0,
    };
    const reasons = [
      ...texts(undefined, { ...all, refusedUntil: now + 1 }),
      ...texts(testWebhook, undefined),
      ...texts(webhook, 'late'),
    ];
    expect(explained).toHaveLength(reasons.length);
    for (const words of explained) expect(reasons.join('\n')).toMatch(new RegExp(`^${words}`, 'm'));
  });
});
