import 'server-only';
import type { Database } from '../engine/database';
import type { ReaderRow } from '../queue/readerStore';
import { readerTransitions } from '../readers';
import { isAccepted } from '../states';

type ReaderState = ReaderRow['state'];

export function createReaderQueries({ run, now }: Database) {
  const { retry, resolve } = readerTransitions(now);

  /** @returns the ids whose thread has changed */
  async function changeThreadsOf(
    ids: readonly string[],
    sql: string,
    which = 'TRUE',
  ): Promise<string[]> {
    const changed: string[] = [];
    for (const id of ids) {
      const [request] = await run<{ thread: string }>(
        `SELECT thread FROM consultation_request WHERE id = $id AND ${which}`,
        { id },
      );
      const found = request ? await run(sql, { thread: request.thread }) : [];
      if (found.length > 0) changed.push(id);
    }
    return changed;
  }

  return {
    /** The team first. */
    readersOf: (thread: string): Promise<ReaderRow[]> =>
      run<ReaderRow>('SELECT * FROM outbox_reader WHERE thread = $thread ORDER BY reader', {
        thread,
      }),

    /** Reports whether nobody is mailed about a thread, because it began without `SMTP_URL`. */
    async lacksReaders(thread: string): Promise<boolean> {
      const found = await run(
        'SELECT id FROM consultation_thread WHERE id = $thread AND has_readers = 1',
        {
          thread,
        },
      );
      return found.length === 0;
    },

    async countMails(): Promise<Partial<Record<ReaderState, number>>> {
      const rows = await run<{ state: ReaderState; mails: number }>(
        'SELECT state, COUNT(*) AS mails FROM outbox_reader GROUP BY state',
      );
      return Object.fromEntries(rows.map(({ state, mails }) => [state, Number(mails)]));
    },

    /** The current request of each thread with a parked or refused mail. */
    async unmailed(): Promise<string[]> {
      const rows = await run<{ id: string }>(
        `SELECT DISTINCT current AS id FROM outbox_reader
        JOIN consultation_thread ON consultation_thread.id = outbox_reader.thread
        WHERE outbox_reader.state IN ('parked', 'refused')`,
      );
      return rows.map(({ id }) => id);
    },

    /** Retries parked and refused mails. */
    retryMails: (ids: readonly string[]) => changeThreadsOf(ids, retry),

    /** Ends the mails to the team. A dismissed request changes nothing in its thread. */
    resolveMails: (ids: readonly string[]) => changeThreadsOf(ids, resolve, isAccepted),
  };
}
