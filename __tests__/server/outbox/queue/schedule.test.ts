import { nextStep, parseRetryAfter } from '@/server/outbox/queue/schedule';
import type { SendResult } from '@/server/webhook/send';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 60 * 60 * 1000;
const answered = (status: number, retryAfter?: string): SendResult => ({
  kind: 'answered',
  status,
  retryAfter,
});
const schedule = { delaysSeconds: [5, 300], retryForMs: hour };
/** The step after an attempt that follows `attempts` failed ones. */
const step = (result: SendResult, attempts = 0, random = 0, triedForMs = 0) =>
  nextStep(result, { attempts, triedForMs }, schedule, random);
const dueIn = (seconds: number) => ({ kind: 'pending', waitMs: seconds * 1000 });

describe('after an attempt', () => {
  test.each([200, 299])('%i means delivered', (status) => {
    expect(step(answered(status))).toEqual({ kind: 'delivered' });
  });

  test.each([300, 302, 400, 401, 403, 404, 408, 422, 429, 500, 599])('%i is retried', (status) => {
    expect(step(answered(status))).toEqual(dueIn(5));
  });

  test('no answer is retried', () => {
    expect(step({ kind: 'failed', code: 'TIMEOUT' })).toEqual(dueIn(5));
  });

  test('410 is parked at once', () => {
    const reason = 'the webhook answered 410';
    expect(step(answered(410, '60'))).toEqual({ kind: 'parked', reason });
  });

  test('delays follow the schedule, and the last one repeats', () => {
    expect([1, 2, 500].map((failed) => step(answered(500), failed))).toEqual([
      dueIn(300),
      dueIn(300),
      dueIn(300),
    ]);
  });

  test('a request is parked once it has been tried for as long as it may', () => {
    expect(step(answered(500), 0, 0, hour - 1)).toEqual(dueIn(0.001));
    expect(step(answered(500), 0, 0, hour)).toEqual({
      kind: 'parked',
      reason: 'it was tried for as long as WEBHOOK_RETRY_FOR says',
    });
  });

  test('a wait beyond the time that is left ends with a last attempt at its end', () => {
    expect(step(answered(503, '86400'), 0, 0, hour - 60_000)).toEqual(dueIn(60));
    expect(step(answered(500), 1, 0, hour - 60_000)).toEqual(dueIn(60));
  });

  test('jitter lengthens a delay by up to a fifth and never shortens it', () => {
    expect(step(answered(500), 0, 1)).toEqual(dueIn(6));
  });

  test('Retry-After lengthens a delay and never shortens it', () => {
    expect(step(answered(429, '60'))).toEqual(dueIn(60));
    expect(step(answered(503, '1'))).toEqual(dueIn(5));
  });
});

describe('Retry-After', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now });
  });

  test.each([
    ['120', 120_000],
    [' 7 ', 7000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['86401', 24 * hour],
    ['Fri, 20 Nov 2036 12:00:00 GMT', 24 * hour],
  ])('%j asks for %i ms', (value, expected) => {
    expect(parseRetryAfter(value)).toBe(expected);
  });

  test.each([undefined, '', 'soon', '-'])('%j asks for nothing', (value) => {
    expect(parseRetryAfter(value)).toBe(0);
  });
});
