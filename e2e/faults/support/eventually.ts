import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition holds. @returns whether it did in time */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 20_000,
): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await condition()) return true;
    await sleep(50);
  }
  return condition();
}
