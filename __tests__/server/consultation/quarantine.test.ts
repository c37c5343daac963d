import { createQuarantine } from '@/server/consultation/quarantine';
import { rowOverhead } from '@/server/outbox/quarantineReasons';
import type { OutboxStatus } from '@/server/outbox/status';

const budgetMb = 1;

/** A quarantine that takes `bytes` on disk each time it is measured. */
function quarantineOf(...bytes: number[]) {
  jest.useFakeTimers();
  const read = jest.fn(async () => ({ quarantineBytes: bytes.shift() ?? 0 }) as OutboxStatus);
  return { isFull: createQuarantine(read, budgetMb), read };
}

test.each([
  ['full with its budget used up', 1e6, true],
  ['not full with a byte left', 1e6 - 1, false],
])('a quarantine is %s', async (_, bytes, full) => {
  expect(await quarantineOf(bytes).isFull('')).toBe(full);
});

test('what is stored counts until the quarantine is measured again, ten seconds later', async () => {
  const { isFull, read } = quarantineOf(1e6 - rowOverhead - 1, 0);
  expect(await isFull('x')).toBe(false);
  jest.advanceTimersByTime(9999);
  expect(await isFull('x')).toBe(true);
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(await isFull('x')).toBe(false);
});
