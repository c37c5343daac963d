import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { parseEnv } from '@/server/env';
import { findReasons, reasonText } from '@/server/health';
import type { OutboxStatus } from '@/server/outbox/operator/status';

jest.mock('node:fs/promises');

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const testWebhook = 'https://n8n.example/webhook-test/abc';
const webhook = 'https://n8n.example/webhook/abc';

const well: OutboxStatus = {
  parked: 0,
  failures: 0,
  oldestFailures: null,
  lastingError: null,
  limitedSince: null,
  suspectSince: null,
  quarantineBytes: 0,
  bytes: 0,
  callsExhausted: 0,
  signals: [],
};

/** What health reports of an outbox. */
async function texts(
  outbox: OutboxStatus | undefined | Promise<never>,
  variables: Record<string, string> = { CONSULTATION_WEBHOOK_URL: webhook },
): Promise<string[]> {
  const budgets = { QUARANTINE_BUDGET_MB: '1', OUTBOX_BUDGET_MB: '2', TRUSTED_PROXY_HOPS: '1' };
  jest.spyOn(Date, 'now').mockReturnValue(now);
  const found = await findReasons(parseEnv({ ...budgets, ...variables }), async () => outbox);
  return found.map(reasonText);
}
const of = (changes: Partial<OutboxStatus>) => texts({ ...well, ...changes });

/** A disk of 10 GB. */
const disk = (freeMb: number, ofMb = 10_000) =>
  jest.mocked(statfs).mockResolvedValue({ bavail: freeMb, blocks: ofMb, bsize: 1e6 } as StatsFs);

beforeEach(() => {
  disk(5000);
});

describe('the health of the site', () => {
  test.each<[string, Partial<OutboxStatus>]>([
    ['two deliveries failed', { failures: 2, oldestFailures: 0 }],
    ['the oldest pending request failed once', { oldestFailures: 1 }],
    ['a limit has quarantined a request for less than an hour', { limitedSince: now - hour }],
    ['a request has been quarantined for less than a day', { suspectSince: now - 24 * hour }],
    ['posts came through other proxies than an earlier setting said', { signals: ['proxies:0'] }],
    ['nothing waits any more, after failures', { failures: 3 }],
  ])('is ok while %s', async (_name, changes) => {
    expect(await of(changes)).toEqual([]);
  });

  test.each<[Partial<OutboxStatus>, string]>([
    [{ parked: 1 }, 'npx outbox list --state parked'],
    [{ failures: 3, oldestFailures: 0 }, 'npx outbox test'],
    [{ oldestFailures: 2 }, 'npx outbox list --state pending'],
    [{ signals: ['refused'] }, 'SITE_URL and TRUSTED_PROXY_HOPS'],
    [{ signals: ['proxies:1'] }, 'the number of your proxies'],
    [{ signals: ['flood'] }, 'release what is genuine'],
    [{ limitedSince: now - hour - 1 }, 'list --state quarantined'],
    [{ suspectSince: now - 24 * hour - 1 }, 'list --state quarantined'],
    [{ quarantineBytes: 1e6 }, 'raise QUARANTINE_BUDGET_MB'],
    [{ bytes: 2e6 }, 'raise OUTBOX_BUDGET_MB'],
    [{ callsExhausted: 1 }, 'npx outbox free'],
    [{ lastingError: '302' }, 'set CONSULTATION_WEBHOOK_URL'],
    [{ lastingError: '401' }, 'check CONSULTATION_WEBHOOK_SECRET'],
    [{ lastingError: '422' }, 'npx outbox list --state pending'],
  ])('is degraded with %j, and says what to do', async (changes, step) => {
    expect(await of(changes)).toEqual([expect.stringContaining(step)]);
  });

  test.each([
    [499, 10_000, 1],
    [501, 10_000, 0],
    // On a small disk, a tenth.
    [101, 1000, 0],
    [99, 1000, 1],
  ])('with %d MB free of %d MB has %d reasons', async (free, of, reasons) => {
    disk(free, of);
    expect(await texts(well)).toHaveLength(reasons);
    const postgres = { CONSULTATION_WEBHOOK_URL: webhook, DATABASE_URL: 'postgres://db/site' };
    expect(await texts(well, postgres)).toEqual([]);
  });

  test('counts parked requests when there are several', async () => {
    expect(await of({ parked: 1 })).toEqual([expect.stringMatching(/^requests are parked: /)]);
    expect(await of({ parked: 3 })).toEqual([
      expect.stringMatching(/^requests are parked \(3\): /),
    ]);
  });

  test.each(['', testWebhook])('is degraded with the webhook "%s"', async (url) => {
    const step = expect.stringContaining('set CONSULTATION_WEBHOOK_URL');
    expect(await texts(well, { CONSULTATION_WEBHOOK_URL: url })).toEqual([step]);
  });

  test('is degraded when the outbox cannot be written, and lists every reason', async () => {
    disk(1);
    const steps = ['check DATABASE_URL', 'make room'].map((step) => expect.stringContaining(step));
    expect(await texts(undefined)).toEqual(steps);
    disk(5000);
    expect(await of({ parked: 1, failures: 9, oldestFailures: 2 })).toHaveLength(3);
  });

  test('reports degraded within its time limit when the outbox does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const found = findReasons(
      parseEnv({ CONSULTATION_WEBHOOK_URL: webhook }),
      () => new Promise(() => undefined),
    );
    await jest.advanceTimersByTimeAsync(8000);
    expect((await found).map(reasonText)).toEqual([
      expect.stringMatching(/^the outbox does not answer in time: check whether the disk/),
    ]);
  });
});
