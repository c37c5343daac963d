/** @jest-environment node */
import { createBreaker } from '@/server/outbox/breaker';

const hang = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Query read timeout')), 5000);
  });
const answer = async () => 'answer';

describe('the breaker', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function afterHanging() {
    const run = createBreaker();
    const first = expect(run(hang)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await jest.advanceTimersByTimeAsync(5000);
    await first;
    return run;
  }

  test('lets calls fail at once for 5 seconds after one has timed out', async () => {
    const run = await afterHanging();
    const call = jest.fn(answer);
    await expect(run(call)).rejects.toMatchObject({ code: 'DATABASE_HANGS' });
    await jest.advanceTimersByTimeAsync(4999);
    await expect(run(call)).rejects.toMatchObject({ code: 'DATABASE_HANGS' });
    expect(call).not.toHaveBeenCalled();
  });

  test('then lets one call try, and all again once it succeeds', async () => {
    const run = await afterHanging();
    await jest.advanceTimersByTimeAsync(5000);
    const trial = expect(run(hang)).rejects.toMatchObject({ code: 'TIMEOUT' });
    await expect(run(answer)).rejects.toMatchObject({ code: 'DATABASE_HANGS' });
    await jest.advanceTimersByTimeAsync(10_000);
    await trial;
    expect(await run(answer)).toBe('answer');
    expect(await Promise.all([run(answer), run(answer)])).toEqual(['answer', 'answer']);
  });

  test('passes on errors that come at once, and rests for none of them', async () => {
    const run = createBreaker();
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    await expect(run(() => Promise.reject(refused))).rejects.toBe(refused);
    expect(await run(answer)).toBe('answer');
  });
});
