import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { parseEnv } from '@/server/env';
import { findReasons } from '@/server/health';
import type { OutboxStatus } from '@/server/outbox/status';
import { awayFromBuild } from '../../testing/unit/isolation';

jest.mock('node:fs/promises');

const now = Date.UTC(2026, 10, 20);
const hour = 60 * 60 * 1000;
const testWebhook = 'https://n8n.example/webhook-test/abc';
const webhook = 'https://n8n.example/webhook/abc';

const well: OutboxStatus = {
  parked: 0,
  oldestFailures: null,
  lastingError: null,
  limitedSince: null,
  unfit: 0,
  quarantineBytes: 0,
  callsExhausted: 0,
};

/** What health reports of an outbox. */
async function reasonsOf(
  outbox: OutboxStatus | undefined,
  variables: Record<string, string> = { CONSULTATION_WEBHOOK_URL: webhook },
): Promise<string[]> {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  return findReasons(parseEnv({ QUARANTINE_BUDGET_MB: '1', ...variables }), outbox);
}
const of = (changes: Partial<OutboxStatus>) => reasonsOf({ ...well, ...changes });

/** A disk of 10 GB. */
const disk = (freeMb: number, ofMb = 10_000) =>
  jest.mocked(statfs).mockResolvedValue({ bavail: freeMb, blocks: ofMb, bsize: 1e6 } as StatsFs);

awayFromBuild();
beforeEach(() => {
  disk(5000);
});

describe('the health of the site', () => {
  test.each<[string, Partial<OutboxStatus>]>([
    ['the oldest pending request failed once', { oldestFailures: 1 }],
    ['a limit has quarantined a request for less than an hour', { limitedSince: now - hour + 1 }],
    ['the quarantine has a byte left', { quarantineBytes: 1e6 - 1 }],
  ])('is ok while %s', async (_name, changes) => {
    expect(await of(changes)).toEqual([]);
  });

  test.each<[Partial<OutboxStatus>, string]>([
    [{ parked: 1 }, 'npx outbox list --state parked'],
    [{ oldestFailures: 2 }, 'npx outbox test'],
    [{ limitedSince: now - hour }, 'list --state quarantined'],
    [{ unfit: 1 }, 'list --state quarantined'],
    [{ quarantineBytes: 1e6 }, 'raise QUARANTINE_BUDGET_MB'],
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
    expect(await reasonsOf(well)).toHaveLength(reasons);
    const postgres = { CONSULTATION_WEBHOOK_URL: webhook, DATABASE_URL: 'postgres://db/site' };
    expect(await reasonsOf(well, postgres)).toEqual([]);
  });

  test.each(['', testWebhook])('is degraded with the webhook "%s"', async (url) => {
    const step = expect.stringContaining('set CONSULTATION_WEBHOOK_URL');
    expect(await reasonsOf(well, { CONSULTATION_WEBHOOK_URL: url })).toEqual([step]);
  });

  test('is degraded when the outbox cannot be written, and lists every reason', async () => {
    disk(1);
    const steps = ['check DATABASE_URL', 'make room'].map((step) => expect.stringContaining(step));
    expect(await reasonsOf(undefined)).toEqual(steps);
    disk(5000);
    expect(await of({ parked: 1, oldestFailures: 2, lastingError: '401' })).toHaveLength(3);
  });

  test('does not wait for a disk that hangs', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    jest.mocked(statfs).mockReturnValue(new Promise(() => undefined));
    const found = reasonsOf(undefined);
    await jest.advanceTimersByTimeAsync(2000);
    expect(await found).toEqual([expect.stringContaining('check DATABASE_URL')]);
  });
});
