/** @jest-environment node */
import { degradations } from '@/server/health';
import type { OutboxStatus } from '@/server/outbox/status';

const now = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60 * 1000;
const webhook = 'https://n8n.example/webhook/abc';

const well: OutboxStatus = {
  parked: 0,
  failures: 0,
  oldestFailures: null,
  quarantinedSince: null,
  refusedUntil: 0,
};

const of = (changes: Partial<OutboxStatus>) => degradations(webhook, { ...well, ...changes }, now);

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

  test.each<[Partial<OutboxStatus>, RegExp]>([
    [{ parked: 1 }, /parked.*npx outbox list --state parked/],
    [{ failures: 3, oldestFailures: 0 }, /last three deliveries failed.*npx outbox test/],
    [{ oldestFailures: 2 }, /failed twice.*npx outbox list --state pending/],
    [{ refusedUntil: now + 1 }, /refused.*SITE_URL and TRUSTED_PROXY_HOPS/],
    [{ quarantinedSince: now - day - 1 }, /quarantined.*list --state quarantined/],
  ])('is degraded with %j, and says what to do', (changes, reason) => {
    expect(of(changes)).toEqual([expect.stringMatching(reason)]);
  });

  test.each([
    [undefined, /not configured: set CONSULTATION_WEBHOOK_URL/],
    ['https://n8n.example/webhook-test/abc', /n8n test URL: set CONSULTATION_WEBHOOK_URL/],
  ])('is degraded with the webhook %s', (url, reason) => {
    expect(degradations(url, well, now)).toEqual([expect.stringMatching(reason)]);
  });

  test('is degraded when the outbox cannot be written, and has all of its reasons at once', () => {
    const unwritable = expect.stringMatching(/cannot be written: check DATABASE_URL/);
    expect(degradations(webhook, undefined, now)).toEqual([unwritable]);
    expect(of({ parked: 1, failures: 9, oldestFailures: 2 })).toHaveLength(3);
  });
});
