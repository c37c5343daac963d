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
  // Longer and longer pauses, because asking a server or a browser takes its time.
  for (let pause = 20; !(await condition()); pause = Math.min(pause * 1.5, 200)) {
    if (Date.now() > deadline) throw new Error(`Not true within a minute: ${condition}`);
    await sleep(pause);
  }
  return true;
}

/** A promise with the function that resolves it. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
