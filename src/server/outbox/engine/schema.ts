import 'server-only';

interface Table {
  primaryKey?: string;
  columns: Readonly<Record<string, string>>;
}

/** A table that an earlier step has gets further columns. */
export interface Step {
  tables: Readonly<Record<string, Table>>;
  indexes: readonly string[];
}

/**
 * Never edit a step that a deployed build has applied. Steps only add, so two releases can run side
 * by side. Remove unused parts one release later.
 */
export const steps: readonly Step[] = [
  {
    tables: {
      // Each transaction that stores a request first locks the row of its thread.
      consultation_thread: {
        primaryKey: 'id',
        columns: {
          id: 'TEXT NOT NULL',
          // The current request's id, version, and receipt. Null if the thread has none.
          current: 'TEXT',
          version: 'INTEGER',
          received_at: 'BIGINT',
          // The held call.
          call_date: 'TEXT',
          call_time: 'TEXT',
          // When another request became current, or the held call was freed. Rises with each change.
          changed_at: 'BIGINT',
          // 1 if its readers are mailed: it began with `SMTP_URL`.
          has_readers: 'INTEGER',
          // An erased thread has nothing but its id and this mark.
          erased: 'INTEGER NOT NULL DEFAULT 0',
        },
      },
      consultation_request: {
        primaryKey: 'id',
        columns: {
          id: 'TEXT NOT NULL',
          thread: 'TEXT NOT NULL',
          version: 'INTEGER NOT NULL',
          received_hash: 'TEXT NOT NULL',
          body: 'TEXT NOT NULL',
          state: `TEXT NOT NULL
            CHECK (state IN ('pending', 'delivered', 'parked', 'quarantined', 'superseded'))`,
          reason: 'TEXT',
          received_at: 'BIGINT NOT NULL',
          tried_since: 'BIGINT NOT NULL',
          // The end of the lease, if leased.
          due_at: 'BIGINT NOT NULL',
          lease_owner: 'TEXT',
          attempts: 'INTEGER NOT NULL DEFAULT 0',
          last_error: 'TEXT',
          failed_at: 'BIGINT',
          delivered_at: 'BIGINT',
          call_date: 'TEXT',
          call_time: 'TEXT',
          // As decided at receipt, or when the operator accepted the request.
          call_outcome: `TEXT CHECK (call_outcome IN ('taken', 'unavailable'))`,
          source: 'TEXT',
          // Of a move: the request whose call it moved, other than a move. Otherwise null.
          moved_request: 'TEXT',
          // The visitor's address in lower case. Null if no mail can go to it.
          reader: 'TEXT',
        },
      },
      // Whom mails of a thread go to: the team (''), and each address of its visitor.
      outbox_reader: {
        primaryKey: 'thread, reader',
        columns: {
          thread: 'TEXT NOT NULL',
          reader: 'TEXT NOT NULL',
          state: `TEXT NOT NULL DEFAULT 'sent'
            CHECK (state IN ('pending', 'sent', 'parked', 'refused'))`,
          // The thread's change for which the row was last made due, and the one that was last told.
          due_change: 'BIGINT NOT NULL DEFAULT 0',
          told_change: 'BIGINT NOT NULL DEFAULT 0',
          // What a mail server last accepted: the request, and its call.
          told_request: 'TEXT',
          told_call: 'TEXT',
          told_at: 'BIGINT',
          // The first accepted mail's Message-ID.
          conversation: 'TEXT',
          // The next attempt, or the end of the lease. Null if nothing is due.
          due_at: 'BIGINT',
          lease_owner: 'TEXT',
          tried_since: 'BIGINT NOT NULL DEFAULT 0',
          attempts: 'INTEGER NOT NULL DEFAULT 0',
          last_error: 'TEXT',
          // Whether the answer to the last attempt's mail did not come.
          is_unanswered: 'INTEGER NOT NULL DEFAULT 0',
          // 1: a mail server refused the address. 2: and the team was told so.
          refusal: 'INTEGER NOT NULL DEFAULT 0',
          remind_at: 'BIGINT',
        },
      },
      // Mails to a visitor's address (as a hash) on a day of the agency.
      outbox_mail_day: {
        primaryKey: 'address, day',
        columns: {
          address: 'TEXT NOT NULL',
          day: 'TEXT NOT NULL',
          mails: 'INTEGER NOT NULL',
        },
      },
      // Health writes here.
      outbox_check: {
        primaryKey: 'id',
        columns: { id: 'INTEGER NOT NULL', written_at: 'BIGINT NOT NULL' },
      },
      outbox_steps: { columns: { taken: 'INTEGER NOT NULL' } },
    },
    indexes: [
      `UNIQUE INDEX consultation_thread_call ON consultation_thread (call_date, call_time)
        WHERE call_time IS NOT NULL`,
      'INDEX consultation_request_thread ON consultation_request (thread)',
      'INDEX consultation_request_state ON consultation_request (state, due_at)',
      'INDEX outbox_reader_due ON outbox_reader (due_at)',
      'INDEX consultation_request_received ON consultation_request (received_at, id)',
      'INDEX consultation_request_delivered ON consultation_request (delivered_at)',
      // Health adds up the quarantine without reading bodies.
      `INDEX consultation_request_quarantined ON consultation_request
        (received_at, reason, octet_length(body)) WHERE state = 'quarantined'`,
    ],
  },
];

/** The columns that an outbox has after some steps, by table. */
export function columnsAfter(taken: readonly Step[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { tables } of taken) {
    for (const [table, { columns }] of Object.entries(tables)) {
      found.set(table, new Set([...(found.get(table) ?? []), ...Object.keys(columns)]));
    }
  }
  return found;
}

export const knownTables = [...columnsAfter(steps).keys()];

/** What `outbox copy` copies. */
export const dataTables = knownTables.filter(
  (table) => table !== 'outbox_check' && table !== 'outbox_steps',
);
