import { nextStep, parseRetryAfter } from '@/server/outbox/queue/schedule';
import type { SendResult } from '@/server/webhook/send';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 60 * 60 * 1000;
const delays = [5, 300];
const answered = (status: number, retryAfter?: string): SendResult => ({
  kind: 'answered',
  status,
  retryAfter,
});
const circumstances = { delaysSeconds: delays, now, random: 0 };
const step = (result: SendResult, attempts = 1, random = 0) =>
  nextStep(result, { attempts, resumeAt: null }, { ...circumstances, random });
/** After an early attempt at the end of an outage. */
const earlyStep = (result: SendResult) =>
  nextStep(result, { attempts: 3, resumeAt: now + hour }, { ...circumstances, random: 1 });

describe('after an attempt', () => {
  test.each([200, 299])('%i means delivered', (status) => {
    expect(step(answered(status))).toEqual({ state: 'delivered' });
  });

  test.each([302, 400, 401, 403, 404, 408, 422, 429, 500, 599])('%i is retried', (status) => {
    expect(step(answered(status))).toMatchObject({ state: 'pending', dueAt: now + 5000 });
  });

  test('no answer is retried', () => {
    const failed: SendResult = { kind: 'failed', code: 'TIMEOUT' };
    expect(step(failed)).toMatchObject({ state: 'pending', dueAt: now + 5000 });
  });

  test('410 is parked at once', () => {
    const reason = 'the webhook answered 410';
    expect(step(answered(410, '60'))).toEqual({ state: 'parked', attempts: 1, reason });
  });

  test('delays follow the schedule, and the request is parked after the last one', () => {
    expect(step(answered(500), 2)).toMatchObject({ state: 'pending', dueAt: now + 300_000 });
    const exhausted = { state: 'parked', attempts: 3, reason: 'the retry schedule is exhausted' };
    expect(step(answered(500), 3)).toEqual(exhausted);
  });

  test('jitter lengthens a delay by up to a fifth and never shortens it', () => {
    expect(step(answered(500), 1, 1)).toMatchObject({ state: 'pending', dueAt: now + 6000 });
  });

  test('Retry-After lengthens a delay and never shortens it', () => {
    const longer = { dueAt: now + 60_000, notBefore: now + 60_000 };
    expect(step(answered(429, '60'))).toMatchObject(longer);
    const shorter = { dueAt: now + 5000, notBefore: now + 1000 };
    expect(step(answered(503, '1'))).toMatchObject(shorter);
  });

  test('that came early, the request keeps its schedule, even on its last attempt', () => {
    expect(earlyStep(answered(500))).toMatchObject({
      state: 'pending',
      attempts: 2,
      dueAt: now + hour,
    });
    expect(earlyStep(answered(429, '7200'))).toMatchObject({ dueAt: now + 2 * hour });
    expect(earlyStep(answered(410)).state).toBe('parked');
  });
});

describe('Retry-After', () => {
  test.each([
    ['120', 120_000],
    [' 7 ', 7000],
    ['Fri, 20 Nov 2026 12:00:30 GMT', 30_000],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['86401', 24 * hour],
    ['Fri, 20 Nov 2036 12:00:00 GMT', 24 * hour],
  ])('%j asks for %i ms', (value, expected) => {
    expect(parseRetryAfter(value, now)).toBe(expected);
  });

  test.each([undefined, '', 'soon', '-'])('%j asks for nothing', (value) => {
    expect(parseRetryAfter(value, now)).toBe(0);
  });
});
