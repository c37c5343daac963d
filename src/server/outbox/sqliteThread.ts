import 'server-only';
import { parentPort, workerData } from 'node:worker_threads';
import { errorCode } from '../errorCode';
import { type Outcome, openConnection, type Statement } from './sqliteConnection';

/** The thread's answer to a batch: an outcome for each statement, or why none was committed. */
export type BatchResult = { outcomes: Outcome[] } | { failure: string };

/** The thread commits what it is sent, one batch at a time; null asks it to close and end. */
export type BatchRequest = readonly Statement[] | null;

let connection: Awaited<ReturnType<typeof openConnection>> | undefined;

function disconnect(): void {
  const open = connection;
  connection = undefined;
  open?.close();
}

/** After a failure the file is opened anew: what it holds is for the engine's recovery to say. */
async function commit(statements: readonly Statement[]): Promise<BatchResult> {
  try {
    if (connection && !connection.isCurrent()) disconnect();
    connection ??= await openConnection((workerData as { path: string }).path);
    return { outcomes: connection.commit(statements) };
  } catch (error) {
    disconnect();
    return { failure: errorCode(error) };
  }
}

parentPort?.on('message', async (request: BatchRequest) => {
  if (request) {
    parentPort?.postMessage(await commit(request));
  } else {
    disconnect();
    parentPort?.close();
  }
});
