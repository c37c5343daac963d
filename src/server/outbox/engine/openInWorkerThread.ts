import 'server-only';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../../errorCode';
import type { Outcome, SqliteFile } from './sqliteFile';

/** A slow disk must not block the process. */
export function openInWorkerThread(script: URL, path: string, create: boolean): SqliteFile {
  let thread: Worker | undefined;
  let answer: (outcomes: Outcome[]) => void = () => undefined;
  let fail: (error: string) => void = () => undefined;

  function startThread(): Worker {
    const worker = new Worker(script, { workerData: { path, create } });
    worker.on('message', (outcomes: Outcome[]) => answer(outcomes));
    worker.on('error', (cause) => fail(errorCode(cause)));
    worker.on('exit', () => {
      thread = undefined;
      fail('THREAD_ENDED');
    });
    return worker;
  }

  return {
    commit: (groups) =>
      new Promise((resolve) => {
        answer = resolve;
        fail = (error) => resolve(groups.map(() => ({ kind: 'failed', error })));
        thread ??= startThread();
        thread.postMessage(groups);
      }),
    async close() {
      if (!thread) return;
      const exit = once(thread, 'exit');
      thread.postMessage(null);
      await exit;
    },
  };
}
