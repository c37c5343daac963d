import 'server-only';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../errorCode';
import { log } from '../log';
import type { Statement } from './sqliteConnection';
import type { ThreadRequest } from './sqliteThread';
import { type BatchResult, createSqliteWriter, type SqliteWriter } from './sqliteWriter';

function startThread(path: string) {
  const worker = new Worker(new URL('./sqliteThread.ts', import.meta.url), {
    workerData: { path },
  });
  let answer: ((result: BatchResult) => void) | undefined;
  let ended: string | undefined;
  let proven = false;

  worker.on('message', (result: BatchResult) => {
    proven = true;
    answer?.(result);
  });
  worker.on('error', (error) => {
    ended = errorCode(error);
  });
  worker.on('exit', () => {
    ended ??= 'THREAD_ENDED';
    answer?.({ failure: ended });
  });

  return {
    /** Whether it has ever answered. */
    isProven: () => proven,
    hasEnded: () => ended !== undefined,
    commit: (request: readonly Statement[]) =>
      new Promise<BatchResult>((resolve) => {
        answer = resolve;
        worker.postMessage(request satisfies ThreadRequest);
      }),
    async close() {
      if (ended !== undefined) return;
      const exit = once(worker, 'exit');
      worker.postMessage(null satisfies ThreadRequest);
      await exit;
    },
  };
}

/**
 * A writer in a thread of its own, so that a slow disk holds up the requests that wait for it and not
 * the site. A thread that dies is started again; where none can start at all (a host or a bundler
 * without them), the work is done in the calling thread instead.
 *
 * @param path the file, absolute
 */
export function createSqliteThreadWriter(path: string): SqliteWriter {
  let thread: ReturnType<typeof startThread> | undefined;
  let fallback: SqliteWriter | undefined;

  return {
    async commit(statements) {
      if (fallback) return fallback.commit(statements);
      if (!thread || thread.hasEnded()) thread = startThread(path);
      const result = await thread.commit(statements);
      if (thread.isProven()) return result;
      log.info(
        { error: 'failure' in result && result.failure },
        'Outbox runs without its own thread',
      );
      fallback = createSqliteWriter(path);
      return fallback.commit(statements);
    },
    async close() {
      await thread?.close();
      await fallback?.close();
    },
  };
}
