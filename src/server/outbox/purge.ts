import 'server-only';
import type { Database } from './engine/database';
import { purgeable } from './states';

const pageSize = 500;

/** The last time zone in which a day ends: UTC-12. */
const lastZoneMs = 12 * 60 * 60 * 1000;

const mailDaysMs = 2 * 24 * 60 * 60 * 1000;

const names = Array.from({ length: pageSize }, (_, index) => `thread${index}`);

const page = `(${names.map((name) => `$${name}`).join(', ')})`;

const requests = `FROM consultation_request WHERE consultation_request.thread = consultation_thread.id`;

const readers = `FROM outbox_reader WHERE outbox_reader.thread = consultation_thread.id`;

/** SQL: which threads have requests to remove, and which requests those are. */
const kinds = {
  /** A thread is removed as a whole, once its call is over. */
  delivered: {
    threads: `erased = 0 AND COALESCE(call_date, '') < $today
      AND NOT EXISTS (SELECT 1 ${requests} AND NOT (${purgeable.delivered}))
      AND NOT EXISTS (SELECT 1 ${readers} AND state = 'pending')`,
    requests: purgeable.delivered,
  },
  /** Also dismissed requests. */
  quarantined: {
    threads: `EXISTS (SELECT 1 ${requests} AND ${purgeable.quarantined})`,
    requests: purgeable.quarantined,
  },
};

export function createPurge({ run, runAll, skipLocked, now }: Database) {
  /** Removes in pages, each far below a statement's time limit. */
  async function purge(
    kind: keyof typeof kinds,
    given: { before: number; today: string },
  ): Promise<number> {
    const { threads, requests: which } = kinds[kind];
    const select = `SELECT id FROM consultation_thread WHERE ${threads}`;
    const statements = [
      // Locks the threads, so that no request is stored in them meanwhile.
      `UPDATE consultation_thread SET erased = erased WHERE id IN ${page}`,
      `DELETE FROM consultation_request WHERE thread IN (${select} AND id IN ${page}) AND ${which}
        RETURNING id`,
      `DELETE FROM consultation_thread WHERE id IN ${page} AND erased = 0
        AND NOT EXISTS (SELECT 1 ${requests})`,
      `DELETE FROM outbox_reader WHERE thread IN ${page}
        AND NOT EXISTS (SELECT 1 FROM consultation_thread WHERE id = outbox_reader.thread)`,
    ];
    for (let total = 0; ; ) {
      const found = await run<{ id: string }>(`${select} LIMIT ${pageSize} ${skipLocked}`, given);
      if (found.length === 0) return total;
      const ids = Object.fromEntries(found.map(({ id }, index) => [`thread${index}`, id]));
      const [, removed = []] = await runAll(
        statements.map((sql) => ({ sql, params: { ...given, ...ids } })),
      );
      total += removed.length;
    }
  }

  const today = () => new Date(Date.now() - lastZoneMs).toISOString().slice(0, 10);

  return {
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return Number(row?.now);
    },

    /** Removes the counts of mails of the day before yesterday, in any time zone, and earlier. */
    async purgeMailDays(now: number): Promise<void> {
      const before = new Date(now - mailDaysMs).toISOString().slice(0, 10);
      await run('DELETE FROM outbox_mail_day WHERE day < $before', { before });
    },

    purgeDelivered: (before: number) => purge('delivered', { before, today: today() }),
    purgeQuarantined: (before: number) => purge('quarantined', { before, today: today() }),
  };
}
