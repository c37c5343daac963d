import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for a state. The patience is for a busy machine: no test depends on how long it takes.
 *
 * @returns true
 * @throws Error that quotes the condition, when it does not come to hold in time
 */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = 60_000,
): Promise<true> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`In ${timeoutMs} ms it did not come to: ${condition}`);
    await sleep(20);
  }
  return true;
}
