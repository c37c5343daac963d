import 'server-only';
import { errorCode } from '../errorCode';
import { type Outcome, openConnection, type Statement } from './sqliteConnection';

/** What became of a batch: an outcome for each statement, or why none was committed. */
export type BatchResult = { outcomes: Outcome[] } | { failure: string };

/** Commits batches to one SQLite file, one at a time. */
export interface SqliteWriter {
  /** Never rejects. */
  commit(statements: readonly Statement[]): Promise<BatchResult>;
  close(): Promise<void>;
}

/**
 * A writer in the calling thread, which stands still while the disk works. After a failure the file
 * is opened anew: what it holds then is for the engine's recovery to say.
 *
 * @param path the file, absolute
 */
export function createSqliteWriter(path: string): SqliteWriter {
  let connection: Awaited<ReturnType<typeof openConnection>> | undefined;

  function disconnect(): void {
    const open = connection;
    connection = undefined;
    open?.close();
  }

  return {
    async commit(statements) {
      try {
        if (connection && !connection.isCurrent()) disconnect();
        connection ??= await openConnection(path);
        return { outcomes: connection.commit(statements) };
      } catch (error) {
        disconnect();
        return { failure: errorCode(error) };
      }
    },
    async close() {
      disconnect();
    },
  };
}
