import 'server-only';
import { errorWith } from '../../errorCode';
import { log } from '../../log';
import type { OpenOptions, RunSql } from './database';

/** The structure that a release works with. One that differs by additions alone has the same number. */
const version = 2;

/** In a file whose requests are in PostgreSQL by now, so that no release delivers them from there, too. */
export const movedVersion = 1_000_000;

/** A change of the structure, which has been made where there is its `sign`, a table or an index. */
interface Step {
  sign: string;
  statements: readonly string[];
}

/**
 * What makes an outbox, and then what releases have added, in order. Released statements are never edited. The release
 * before works on beside an addition, and leaves new columns empty. What nobody uses goes one release later.
 */
const steps: readonly Step[] = [
  {
    sign: 'consultation_request_thread',
    statements: [
      // A lease is a `due_at` in the future: a request whose process has died becomes due again.
      `CREATE TABLE consultation_request (
        id TEXT PRIMARY KEY,
        -- The release before writes it; nothing reads it any longer.
        fingerprint TEXT NOT NULL,
        received_hash TEXT NOT NULL,
        body TEXT NOT NULL,
        state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'quarantined')),
        reason TEXT,
        received_at BIGINT NOT NULL,
        tried_since BIGINT NOT NULL,
        due_at BIGINT NOT NULL,
        lease_owner TEXT,
        attempts INTEGER NOT NULL DEFAULT 0,
        last_error TEXT,
        failed_at BIGINT,
        delivered_at BIGINT,
        call_date TEXT,
        call_time TEXT,
        call_state TEXT,
        corrects TEXT,
        thread TEXT NOT NULL,
        version INTEGER NOT NULL DEFAULT 0,
        corrected_by TEXT
      )`,
      // Undelivered requests only, or in the order of time: a new request changes few pages.
      `CREATE INDEX consultation_request_due ON consultation_request (due_at)
        WHERE state = 'pending'`,
      `CREATE INDEX consultation_request_pending ON consultation_request (received_at)
        WHERE state = 'pending'`,
      `CREATE INDEX consultation_request_parked ON consultation_request (received_at)
        WHERE state = 'parked'`,
      `CREATE INDEX consultation_request_quarantined ON consultation_request
        (received_at, reason, octet_length(body)) WHERE state = 'quarantined'`,
      'CREATE INDEX consultation_request_received ON consultation_request (received_at, id)',
      `CREATE INDEX consultation_request_delivered ON consultation_request (delivered_at)
        WHERE state = 'delivered'`,
      // One request holds a call time.
      `CREATE UNIQUE INDEX consultation_request_call_holder
        ON consultation_request (call_date, call_time) WHERE call_state = 'held'`,
      `CREATE INDEX consultation_request_held ON consultation_request (received_at)
        WHERE call_state = 'held'`,
      // Corrections only: the first request of a thread is found by its id.
      'CREATE INDEX consultation_request_thread ON consultation_request (thread) WHERE version > 0',
      // Ids of erased requests, which a browser may still send.
      'CREATE TABLE outbox_erased (id TEXT PRIMARY KEY)',
      // What each process knows to be wrong; written to find out whether the outbox can be written, too.
      `CREATE TABLE outbox_process (
        owner TEXT PRIMARY KEY, reasons TEXT NOT NULL, seen_at BIGINT NOT NULL, filler TEXT NOT NULL
      )`,
      'CREATE TABLE outbox_structure (version INTEGER NOT NULL)',
      `INSERT INTO outbox_structure (version) VALUES (${version})`,
    ],
  },
];

/** With several writers: one request of a thread is its current one (queue/threads.ts). */
export const stepsForWriters: readonly Step[] = [
  ...steps,
  {
    sign: 'consultation_request_current',
    statements: [
      `CREATE UNIQUE INDEX consultation_request_current ON consultation_request (thread)
        WHERE corrected_by IS NULL AND state <> 'quarantined'`,
    ],
  },
];

/**
 * Takes the steps that an outbox lacks, each once, in an exclusive transaction. What is not to be created is only
 * checked. @param listNames a statement that returns the `name` of each table and index
 * @throws an error with the code `OUTBOX_MISSING`, `OUTBOX_OUTDATED`, `OUTBOX_MOVED` or `OUTBOX_UNKNOWN`
 */
export async function prepareSchema(
  run: RunSql,
  listNames: string,
  { create }: OpenOptions,
  wanted = steps,
): Promise<void> {
  const names = (await run<{ name: string }>(listNames)).map(({ name }) => name);
  const exists = names.includes('consultation_request_thread');
  if (!exists && names.includes('consultation_request')) throw errorWith('OUTBOX_UNKNOWN');
  if (!exists && !create) throw errorWith('OUTBOX_MISSING');
  if (exists) {
    const [row] = await run<{ version: number }>('SELECT version FROM outbox_structure');
    if (row?.version === movedVersion) throw errorWith('OUTBOX_MOVED');
    if (row?.version !== version) throw errorWith('OUTBOX_UNKNOWN');
  }
  const lacking = wanted.filter(({ sign }) => !names.includes(sign));
  if (lacking.length > 0 && !create) throw errorWith('OUTBOX_OUTDATED');
  const isChange = exists && lacking.length > 0;
  const adds = lacking.map(({ sign }) => sign);
  const what =
    "The outbox's structure is being changed: requests go straight to the webhook meanwhile";
  if (isChange) log.warn({ adds }, what);
  for (const sql of lacking.flatMap(({ statements }) => statements)) await run(sql);
  if (isChange) log.info({ adds }, "The outbox's structure has been changed");
}
