import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 60_000;

/**
 * Waits for a condition, long enough for a slow machine.
 *
 * @returns true
 * @throws Error that quotes the condition, when it does not hold within a minute
 */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<true> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not true within a minute: ${condition}`);
    await sleep(20);
  }
  return true;
}
