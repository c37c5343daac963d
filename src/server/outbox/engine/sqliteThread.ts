import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteFile, type Statement } from './sqliteFile';

// The thread that `openInThread` starts.
const file = openSqliteFile(workerData.path, workerData);

parentPort?.on('message', async (statements: readonly Statement[] | null) => {
  if (statements) {
    parentPort?.postMessage(await file.commit(statements));
  } else {
    await file.close();
    parentPort?.close();
  }
});
