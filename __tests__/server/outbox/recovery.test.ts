/** @jest-environment node */
import { createRecovery } from '@/server/outbox/recovery';
import type { Store } from '@/server/outbox/store';

jest.mock('@/server/log', () => ({ log: { info: jest.fn() } }));

function recoveryUnderTest() {
  const recover = jest.fn(async () => undefined);
  const store = { recover, repairTimes: async () => undefined } as unknown as Store;
  return { recover, recovery: createRecovery(store) };
}

test('a success after a failure makes pending requests due, once', async () => {
  const { recover, recovery } = recoveryUnderTest();
  recovery.note(false, performance.now());
  recovery.note(true, performance.now());
  await recovery.makeDue();
  await recovery.makeDue();
  expect(recover).toHaveBeenCalledTimes(1);
});

test('a success without a failure before it changes no due time', async () => {
  const { recover, recovery } = recoveryUnderTest();
  recovery.note(true, performance.now());
  await recovery.makeDue();
  expect(recover).not.toHaveBeenCalled();
});

test('a failure that began before the success says nothing about the webhook as it is now', async () => {
  const { recover, recovery } = recoveryUnderTest();
  const startedAt = performance.now() - 100;
  recovery.note(true, startedAt);
  recovery.note(false, startedAt);
  await recovery.makeDue();
  expect(recover).toHaveBeenCalledTimes(1);
});

test('a failure that began after the success keeps its own due time', async () => {
  const { recover, recovery } = recoveryUnderTest();
  recovery.note(false, performance.now());
  recovery.note(true, performance.now());
  recovery.note(false, performance.now() + 1);
  await recovery.makeDue();
  expect(recover).not.toHaveBeenCalled();
});
