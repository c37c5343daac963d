import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { type Env, parseEnv } from '@/server/env';
import { createHealth, createPostRecord } from '@/server/health';
import type { Database } from '@/server/outbox/engine/database';
import type { OutboxStatus, Reason } from '@/server/outbox/status';
import { awayFromBuild } from '../../testing/unit/isolation';

jest.mock('node:fs/promises');

const testWebhook = 'https://n8n.example/webhook-test/abc';
const webhook = 'https://n8n.example/webhook/abc';

const healthy: OutboxStatus = {
  parked: 0,
  failing: null,
  stalled: 0,
  lastingError: null,
  needsReview: 0,
  quarantineBytes: 0,
};

const broken = { code: 'SQLITE_FULL' };

async function reasonsWith(
  outbox: OutboxStatus | typeof broken,
  variables: Record<string, string> = { CONSULTATION_WEBHOOK_URL: webhook },
): Promise<string[]> {
  const env = parseEnv({ QUARANTINE_BUDGET_MB: '1', ...variables });
  return (await readHealth(env, outbox)).map(({ text }) => text);
}

function readHealth(env: Env, outbox: OutboxStatus | typeof broken): Promise<Reason[]> {
  const run = async () => {
    if ('code' in outbox) throw Object.assign(new Error(), outbox);
    return [outbox];
  };
  const database = { run, now: '0' } as unknown as Database;
  return createHealth(env, createPostRecord(), database, Promise.resolve(undefined))();
}
const of = (changes: Partial<OutboxStatus>) => reasonsWith({ ...healthy, ...changes });

const disk = (freeMb: number, ofMb = 10_000) =>
  jest.mocked(statfs).mockResolvedValue({ bavail: freeMb, blocks: ofMb, bsize: 1e6 } as StatsFs);

awayFromBuild();
beforeEach(() => {
  disk(5000);
});

describe('the health of the site', () => {
  test('is ok while the quarantine has a byte left', async () => {
    expect(await of({ quarantineBytes: 1e6 - 1 })).toEqual([]);
  });

  test.each<[Partial<OutboxStatus>, string]>([
    [{ parked: 1 }, 'outbox list --state parked'],
    [{ failing: '500' }, 'fails (500)'],
    [{ failing: 'ENOTFOUND' }, 'its host name cannot be resolved'],
    [{ failing: 'CERT_HAS_EXPIRED' }, 'its certificate is not trusted, has expired,'],
    [{ failing: '418' }, 'fails (418)'],
    [{ stalled: 1 }, 'restart the site'],
    [{ needsReview: 1 }, 'list --state quarantined'],
    [{ quarantineBytes: 1e6 }, 'raise QUARANTINE_BUDGET_MB'],
    [{ lastingError: '301' }, 'its address has changed'],
    [{ lastingError: '302' }, 'Google Apps Script, which redirects after it succeeds'],
    [{ lastingError: '401' }, 'the clocks of both machines'],
    [{ lastingError: '403' }, 'check CONSULTATION_WEBHOOK_SECRET'],
    [{ lastingError: 'UNCONFIRMED' }, 'remove WEBHOOK_CONFIRMS'],
    [{ lastingError: '422' }, 'outbox list --state pending'],
  ])('is degraded with %j, and the reason names the next step', async (changes, step) => {
    expect(await of(changes)).toEqual([expect.stringContaining(step)]);
  });

  test.each([
    [499, 10_000, 1],
    [501, 10_000, 0],
    // On a small disk, the limit is a tenth of its size.
    [101, 1000, 0],
    [99, 1000, 1],
  ])('has, for %d MB free of %d MB, %d reasons', async (free, of, reasons) => {
    disk(free, of);
    expect(await reasonsWith(healthy)).toHaveLength(reasons);
    const postgres = { CONSULTATION_WEBHOOK_URL: webhook, DATABASE_URL: 'postgres://db/site' };
    expect(await reasonsWith(healthy, postgres)).toEqual([]);
  });

  test.each(['', testWebhook])('is degraded with the webhook "%s"', async (url) => {
    const step = expect.stringContaining('set CONSULTATION_WEBHOOK_URL');
    expect(await reasonsWith(healthy, { CONSULTATION_WEBHOOK_URL: url })).toEqual([step]);
  });

  test('is degraded when the outbox cannot be written, and lists every reason', async () => {
    disk(1);
    const steps = ['free some space', '(SQLITE_FULL): it is on a full disk'].map((step) =>
      expect.stringContaining(step),
    );
    expect(await reasonsWith(broken)).toEqual(steps);
    disk(5000);
    expect(await of({ parked: 1, failing: '401', lastingError: '401' })).toHaveLength(3);
  });

  test('is degraded if the purge ages differ from those on the privacy page', async () => {
    const env = parseEnv({ CONSULTATION_WEBHOOK_URL: webhook }, { PURGE_DELIVERED_AFTER: '90d' });
    const text = expect.stringContaining(
      'set PURGE_* to the same values for the build and the server',
    );
    expect(await readHealth(env, healthy)).toEqual([{ kind: 'purge', text }]);
  });

  test('does not wait for a disk that hangs, and reads it once', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const asked = jest.mocked(statfs).mockReturnValue(new Promise(() => undefined));
    asked.mockClear();
    const DATABASE_URL = 'file:/hanging/outbox.db';
    const settings = { CONSULTATION_WEBHOOK_URL: webhook, DATABASE_URL };
    for (let checks = 0; checks < 3; checks += 1) {
      const found = reasonsWith(broken, settings);
      await jest.advanceTimersByTimeAsync(2000);
      expect(await found).toEqual([expect.stringContaining('full disk')]);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('gives each reason its check’s name, with the status or code, as its kind', async () => {
    const env = parseEnv({ QUARANTINE_BUDGET_MB: '1' });
    const kindsOf = async (outbox: OutboxStatus | typeof broken) =>
      (await readHealth(env, outbox)).map(({ kind }) => kind);
    const lasting = { ...healthy, lastingError: '401', quarantineBytes: 2e6 };
    expect(await kindsOf(lasting)).toEqual(['noWebhook', 'lastingError 401', 'quarantineBytes']);
    expect(await kindsOf(broken)).toEqual(['noWebhook', 'outbox SQLITE_FULL']);
  });

  const [file, postgres] = ['file:/data/outbox.db', 'postgres://site@db/outbox'];
  test.each([
    [file, 'EACCES', 'give both to the user that runs the site'],
    [file, 'SQLITE_READONLY_DIRECTORY', 'give both to the user that runs the site'],
    [file, 'ENOTDIR', 'it reports an unknown error'],
    [postgres, '28P01', 'correct DATABASE_URL'],
    [postgres, 'SELF_SIGNED_CERT_IN_CHAIN', 'add ?sslmode=verify-full&sslrootcert='],
    [postgres, '53300', 'raise max_connections'],
    [postgres, '42P01', 'restore a backup'],
    [postgres, '42703', 'restore a backup'],
    [postgres, '57P03', 'is starting, recovering, or shutting down'],
    [postgres, '22P05', "create a database WITH ENCODING 'UTF8'"],
    [postgres, 'XX000', 'it reports an unknown error'],
  ])('names the next step for %s with error %s', async (DATABASE_URL, code, step) => {
    const settings = { DATABASE_URL, CONSULTATION_WEBHOOK_URL: webhook };
    const reasons = await reasonsWith({ code }, settings);
    expect(reasons).toEqual([expect.stringMatching(`opened or written \\(${code}\\): it .*[^.]$`)]);
    expect(reasons.join()).toContain(step);
  });
});
