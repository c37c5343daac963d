/** @jest-environment node */
import { nextStep, parseRetryAfter } from '@/server/outbox/schedule';
import type { SendResult } from '@/server/webhook/send';

const now = Date.UTC(2026, 10, 20, 12);
const hour = 60 * 60 * 1000;
const delays = [5, 300];
const answered = (status: number, retryAfter?: string): SendResult => ({
  kind: 'answered',
  status,
  retryAfter,
});
const step = (result: SendResult, attempts = 1, random = 0) =>
  nextStep(result, { attempts }, delays, now, random);
/** After an attempt that came before its time, at the end of an outage. */
const earlyStep = (result: SendResult) =>
  nextStep(result, { attempts: 3, resumeAt: now + hour }, delays, now, 1);

describe('after an attempt', () => {
  test.each([200, 299])('%i means delivered', (status) => {
    expect(step(answered(status))).toEqual({ state: 'delivered' });
  });

  test.each([404, 408, 409, 425, 429, 500, 599])('%i is tried again', (status) => {
    expect(step(answered(status))).toMatchObject({ state: 'pending', dueAt: now + 5000 });
  });

  test('no answer is tried again', () => {
    const failed: SendResult = { kind: 'failed', code: 'TIMEOUT' };
    expect(step(failed)).toMatchObject({ state: 'pending', dueAt: now + 5000 });
  });

  test.each([300, 302, 308, 400, 401, 410, 422])('%i is left to the operator at once', (status) => {
    const reason = `the webhook answered ${status}`;
    expect(step(answered(status, '60'))).toEqual({ state: 'parked', reason });
  });

  test('the waits follow the schedule, and after the last one the request is parked', () => {
    expect(step(answered(500), 2)).toMatchObject({ state: 'pending', dueAt: now + 300_000 });
    const exhausted = { state: 'parked', reason: 'the retry schedule is exhausted' };
    expect(step(answered(500), 3)).toEqual(exhausted);
  });

  test('a wait is stretched by up to a fifth, never shortened', () => {
    expect(step(answered(500), 1, 1)).toMatchObject({ state: 'pending', dueAt: now + 6000 });
  });

  test('Retry-After lengthens a wait but does not burn the schedule by shortening it', () => {
    const longer = { state: 'pending', dueAt: now + 60_000, notBefore: now + 60_000 };
    expect(step(answered(429, '60'))).toEqual(longer);
    const shorter = { state: 'pending', dueAt: now + 5000, notBefore: now + 1000 };
    expect(step(answered(503, '1'))).toEqual(shorter);
  });

  test('that came early, the request goes back to where its schedule stood, even at its last one', () => {
    expect(earlyStep(answered(500))).toMatchObject({ state: 'pending', dueAt: now + hour });
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
