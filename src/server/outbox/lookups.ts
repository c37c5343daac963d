import 'server-only';
import type { Database } from './database';
import { requestColumns, type StoredRequest, toStoredRequest } from './storedRequest';

/** What both the site and its operator ask of the outbox's table. */
export function createLookups(database: Database) {
  return {
    async find(id: string): Promise<StoredRequest | undefined> {
      const [row] = await database.run(
        `SELECT ${requestColumns} FROM consultation_request WHERE id = $1`,
        [id],
      );
      return row && toStoredRequest(row);
    },

    /** When the longest undelivered request was received; quarantined ones do not wait for anything. */
    async oldestWaiting(): Promise<number | undefined> {
      const [row] = await database.run(
        `SELECT MIN(received_at) AS received_at FROM consultation_request
        WHERE state IN ('pending', 'parked')`,
        [],
      );
      return (row?.received_at as number | null) ?? undefined;
    },
  };
}
