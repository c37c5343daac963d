import 'server-only';

interface Waiting<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/**
 * Turns a function of many items into one of a single item. Items that come in the same turn of the
 * event loop, or while a batch is under way, make up the next batch together. So the more there is
 * to do, the less each item costs, and an item that comes alone hardly waits.
 *
 * @param commit handles a batch; @returns a result for each item, in their order. If it rejects, so
 *   does every item of the batch
 * @param gatherMs how long every batch waits for company, where no visitor waits for its end
 */
export function inBatches<T, R>(
  commit: (items: T[]) => Promise<R[]>,
  gatherMs?: number,
): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = [];
  let busy = false;

  async function commitWaiting(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const results = await commit(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as R);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    if (waiting.length === 0) busy = false;
    else if (gatherMs) gather();
    else void commitWaiting();
  }

  function gather(): void {
    if (gatherMs) setTimeout(commitWaiting, gatherMs);
    else setImmediate(commitWaiting);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (busy) return;
      busy = true;
      gather();
    });
}
