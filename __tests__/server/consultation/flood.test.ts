import { noteFlood } from '@/server/consultation/flood';
import { log } from '@/server/log';
import type { Outbox } from '@/server/outbox';

jest.mock('@/server/log', () => ({ log: { info: jest.fn(), warn: jest.fn() } }));

const second = 1000;

test('a flood is logged when it begins, and when a minute has passed without it', async () => {
  jest.useFakeTimers();
  const setFloodUntil = jest.fn(async () => undefined);
  const outbox = { status: { setFloodUntil } } as unknown as Outbox;
  const flooded = () => noteFlood(outbox);
  await flooded();
  expect(setFloodUntil).toHaveBeenLastCalledWith(Date.now() + 90 * second);
  jest.advanceTimersByTime(29 * second);
  await flooded();
  expect(setFloodUntil).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(second);
  await flooded();
  expect(setFloodUntil).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(59 * second);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(log.info).not.toHaveBeenCalled();
  jest.advanceTimersByTime(61 * second);
  expect(log.info).toHaveBeenCalledTimes(1);
  await flooded();
  expect(log.warn).toHaveBeenCalledTimes(2);
});
