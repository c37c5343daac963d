import { setTimeout as sleep } from 'node:timers/promises';

const timeoutMs = 120_000;

/** Retries a condition that is false or throws. @throws Error that quotes the condition */
export async function eventually(condition: () => boolean | Promise<boolean>): Promise<true> {
  const deadline = Date.now() + timeoutMs;
  let cause: unknown;
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

export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
