import { createBreaker } from '@/server/outbox/engine/breaker';
import { within } from '@/server/within';

const hang = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('Query read timeout')), 3000);
  });
const answer = async () => 'answer';

describe('the breaker', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  });

  async function afterHanging(probe: () => Promise<unknown>) {
    const run = createBreaker(probe);
    const calls = [run(hang), run(hang)].map((call) =>
      expect(call).rejects.toMatchObject({ code: 'TIMEOUT' }),
    );
    await jest.advanceTimersByTimeAsync(3000);
    await Promise.all(calls);
    return run;
  }

  test('fails calls at once after one has timed out', async () => {
    const run = await afterHanging(hang);
    const call = jest.fn(answer);
    await expect(run(call)).rejects.toMatchObject({ code: 'DATABASE_HANGS' });
    expect(call).not.toHaveBeenCalled();
  });

  test('probes in the background, one call at a time, until the database answers', async () => {
    const probe = jest.fn<Promise<unknown>, []>(hang);
    const run = await afterHanging(probe);
    await jest.advanceTimersByTimeAsync(3 * 8000);
    expect(probe).toHaveBeenCalledTimes(3);
    await expect(run(answer)).rejects.toMatchObject({ code: 'DATABASE_HANGS' });
    probe.mockImplementation(answer);
    await jest.advanceTimersByTimeAsync(8000);
    expect(await Promise.all([run(answer), run(answer)])).toEqual(['answer', 'answer']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(4);
  });

  test('abandons a call after five seconds', async () => {
    const run = createBreaker(hang);
    const call = expect(run(() => new Promise(() => undefined))).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    await jest.advanceTimersByTimeAsync(5000);
    await call;
    await expect(run(answer)).rejects.toMatchObject({ code: 'DATABASE_HANGS' });
  });

  test('stays closed on immediate errors and passes them on', async () => {
    const run = createBreaker(hang);
    const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    await expect(run(() => Promise.reject(refused))).rejects.toBe(refused);
    expect(await run(answer)).toBe('answer');
  });
});

test('an answer that has arrived while this process was busy is in time', async () => {
  jest.useRealTimers();
  const answered = new Promise((resolve) => setImmediate(resolve, 'answer'));
  const waited = within(1, answered);
  const start = performance.now();
  while (performance.now() - start < 5);
  expect(await waited).toBe('answer');
});
