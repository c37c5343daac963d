import { setTimeout as sleep } from 'node:timers/promises';

const patienceMs = 60_000;

/**
 * Waits for a state. The patience is for a busy machine: no test depends on how long it takes.
 *
 * @returns true
 * @throws Error that quotes the condition, when it does not come to hold in time
 */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<true> {
  const deadline = Date.now() + patienceMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`In a minute it did not come to: ${condition}`);
    await sleep(20);
  }
  return true;
}
