import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 120_000;

/**
 * Waits for a condition, long enough for a slow machine. One that fails does not hold yet.
 *
 * @returns true
 * @throws Error that quotes the condition, when it does not hold within two minutes
 */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<true> {
  const deadline = Date.now() + timeoutMs;
  let cause: unknown;
  // Longer and longer pauses, because asking a server or a browser takes its time.
  for (let pause = 20; Date.now() < deadline; pause = Math.min(pause * 1.5, 200)) {
    try {
      if (await condition()) return true;
    } catch (error) {
      cause = error;
    }
    await sleep(pause);
  }
  throw new Error(`Not true within two minutes: ${condition}`, { cause });
}

/** A promise with the function that resolves it. */
export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
