import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from './sqliteConnection';
import { createSqliteWriter } from './sqliteWriter';

/** A batch to commit; null asks the thread to close the file and end. */
export type ThreadRequest = readonly Statement[] | null;

const writer = createSqliteWriter((workerData as { path: string }).path);

parentPort?.on('message', async (request: ThreadRequest) => {
  if (request) {
    parentPort?.postMessage(await writer.commit(request));
  } else {
    await writer.close();
    parentPort?.close();
  }
});
