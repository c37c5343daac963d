import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { type Group, openSqliteFile } from './sqliteFile';

const file = openSqliteFile(workerData.path, workerData);

parentPort?.on('message', async (groups: readonly Group[] | null) => {
  if (groups) {
    parentPort?.postMessage(await file.commit(groups));
  } else {
    await file.close();
    parentPort?.close();
  }
});
