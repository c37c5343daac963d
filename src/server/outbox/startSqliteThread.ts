import 'server-only';
import { Worker } from 'node:worker_threads';

/**
 * Starts the thread that writes an SQLite file.
 *
 * @param path the file, absolute
 */
export function startSqliteThread(path: string): Worker {
  return new Worker(new URL('./sqliteThread.ts', import.meta.url), { workerData: { path } });
}
