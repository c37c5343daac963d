import { log } from '@/server/log';
import { createSignal } from '@/server/signal';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn() } }));

const second = 1000;
const minute = 60 * second;

/** A signal under fake timers, and when the outbox has it end, in minutes from now. */
function signalOf(threshold: number, windowMs: number) {
  jest.useFakeTimers();
  const start = performance.now();
  let until: number | undefined;
  const setSignal = jest.fn(async (_name: string, ms: number) => {
    until = ms && performance.now() + ms - start;
  });
  const status = { setSignal, hasSignal: () => Boolean(until) };
  const lines: [string, string] = ['It began', 'It ended'];
  const signal = createSignal(status as never, 'odd', windowMs, threshold, lines);
  /** Notes events at these minutes. @returns when the signal ends, in minutes */
  async function noteAt(...minutes: number[]): Promise<number | undefined> {
    for (const at of minutes) {
      jest.advanceTimersByTime(at * minute - (performance.now() - start));
      await signal.note();
    }
    return until && until / minute;
  }
  return { ...signal, noteAt, setSignal };
}

beforeEach(() => jest.clearAllMocks());

describe('a signal', () => {
  test('holds from more events than are tolerated until one of these leaves the window', async () => {
    const { noteAt } = signalOf(3, 10 * minute);
    expect(await noteAt(0, 1, 2)).toBeUndefined();
    expect(await noteAt(3)).toBe(10);
    expect(await noteAt(4)).toBe(11);
  });

  test('does not come from rare events', async () => {
    expect(await signalOf(3, 10 * minute).noteAt(0, 4, 8, 12, 16)).toBeUndefined();
  });

  test('is recorded at most every 30 seconds, so that a flood writes little', async () => {
    const { noteAt, setSignal } = signalOf(0, 10 * minute);
    await noteAt(0, 0.1, 0.2, 0.3, 0.4, 0.49);
    expect(setSignal).toHaveBeenCalledTimes(1);
    await noteAt(0.5);
    expect(setSignal).toHaveBeenCalledTimes(2);
  });

  test('is ended by hand, and begins anew', async () => {
    const { noteAt, clear, setSignal } = signalOf(1, 10 * minute);
    await noteAt(0, 1);
    await clear();
    expect(setSignal).toHaveBeenLastCalledWith('odd', 0);
    await clear();
    expect(setSignal).toHaveBeenCalledTimes(2);
    expect(await noteAt(2)).toBe(0);
    expect(await noteAt(3)).toBe(12);
  });

  test('is logged when it begins, and when its window has passed without it', async () => {
    const { noteAt } = signalOf(0, 2 * minute);
    await noteAt(0, 1, 2);
    expect(log.warn).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(119 * second);
    expect(log.info).not.toHaveBeenCalled();
    jest.advanceTimersByTime(second);
    expect(log.info).toHaveBeenCalledWith('It ended');
    await noteAt(6);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });
});
