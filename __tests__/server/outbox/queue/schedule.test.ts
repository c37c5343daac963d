import { nextStep, parseRetryAfter } from '@/server/outbox/queue/schedule';
import type { SendResult } from '@/server/webhook/send';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 60 * 60 * 1000;
const answered = (status: number, retryAfter?: string): SendResult => ({
  kind: 'answered',
  status,
  retryAfter,
});
const schedule = { WEBHOOK_RETRY_DELAYS: [5, 300], WEBHOOK_RETRY_FOR: hour };
const step = (result: SendResult, attempts = 0, random = 0, triedForMs = 0) =>
  nextStep(result, { attempts, triedSince: now, startedAt: now + triedForMs }, schedule, random);
const dueIn = (seconds: number) => ({ kind: 'pending', waitMs: seconds * 1000 });

describe('the step after a failed attempt', () => {
  test.each([300, 302, 400, 401, 403, 404, 408, 422, 429, 500, 599])(
    'is a retry after %i',
    (status) => {
      expect(step(answered(status))).toEqual(dueIn(5));
    },
  );

  const parked = (reason: string) => ({ kind: 'parked', reason });
  const tooLong = 'no attempt succeeded within WEBHOOK_RETRY_FOR';

  test.each([
    ['retries without an answer', step({ kind: 'failed', code: 'TIMEOUT' }), dueIn(5)],
    ['parks at once after 410', step(answered(410, '60')), parked('the webhook answered 410')],
    ['delays as scheduled', step(answered(500), 1), dueIn(300)],
    ['repeats the last delay', step(answered(500), 2), dueIn(300)],
    ['repeats the last delay without end', step(answered(500), 500), dueIn(300)],
    [
      'makes the last attempt when WEBHOOK_RETRY_FOR ends',
      step(answered(500), 0, 0, hour - 1),
      dueIn(0.001),
    ],
    ['parks after WEBHOOK_RETRY_FOR', step(answered(500), 0, 0, hour), parked(tooLong)],
    [
      'shortens a Retry-After that exceeds WEBHOOK_RETRY_FOR',
      step(answered(503, '86400'), 0, 0, hour - 60_000),
      dueIn(60),
    ],
    [
      'shortens a delay that exceeds WEBHOOK_RETRY_FOR',
      step(answered(500), 1, 0, hour - 60_000),
      dueIn(60),
    ],
    ['lengthens a delay by up to a fifth of jitter', step(answered(500), 0, 1), dueIn(6)],
    ['lengthens a delay to Retry-After', step(answered(429, '60')), dueIn(60)],
    ['never shortens a delay to Retry-After', step(answered(503, '1')), dueIn(5)],
  ])('%s', (_, next, expected) => {
    expect(next).toEqual(expected);
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
    ['Friday, 20-Nov-26 12:00:30 GMT', 30_000],
    // UTC, whatever the machine's zone is.
    ['Fri Nov 20 12:00:30 2026', 30_000],
    ['86401', 24 * hour],
    ['Fri, 20 Nov 2036 12:00:00 GMT', 24 * hour],
  ])('%j means %i ms', (value, expected) => {
    expect(parseRetryAfter(value)).toBe(expected);
  });

  test.each([undefined, '', 'soon', '-'])('%j means no delay', (value) => {
    expect(parseRetryAfter(value)).toBe(0);
  });
});
