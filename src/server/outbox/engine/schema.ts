import 'server-only';
import { log } from '../../log';
import { outboxError } from '../problems';
import type { OpenOptions, RunSql } from './database';

/** What changes the tables' structure, step by step. A released step is never edited. */
export const steps: readonly (readonly string[])[] = [
  [
    // A lease is a `due_at` in the future: a request whose process has died becomes due again.
    `CREATE TABLE consultation_request (
      id TEXT PRIMARY KEY,
      fingerprint TEXT NOT NULL,
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
      corrects TEXT
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
    // Ids of erased requests, which a browser may still send.
    'CREATE TABLE outbox_erased (id TEXT PRIMARY KEY)',
    // Written to find out whether the outbox can be written.
    'CREATE TABLE outbox_probe (content TEXT NOT NULL)',
    `INSERT INTO outbox_probe (content) VALUES ('')`,
  ],
  [
    'ALTER TABLE consultation_request ADD COLUMN corrected_by TEXT',
    'CREATE INDEX consultation_request_corrects ON consultation_request (corrects) WHERE corrects IS NOT NULL',
    'DROP TABLE outbox_probe',
    // What each process knows to be wrong; written to find out whether the outbox can be written, too.
    `CREATE TABLE outbox_process (
      owner TEXT PRIMARY KEY, reasons TEXT NOT NULL, seen_at BIGINT NOT NULL, filler TEXT NOT NULL
    )`,
  ],
];

/**
 * Applies the steps that an outbox lacks, each once, in an exclusive transaction. What is opened read-only, or not to
 * be created, is only checked. @param listTables a statement that returns the `name` of each table
 * @throws an error with the code `OUTBOX_MISSING`, `OUTBOX_OUTDATED` or `OUTBOX_UNKNOWN`
 */
export async function prepareSchema(
  run: RunSql,
  listTables: string,
  { create, readOnly }: OpenOptions,
  wanted = steps,
): Promise<void> {
  const tables = (await run<{ name: string }>(listTables)).map(({ name }) => name);
  const exists = tables.includes('outbox_structure');
  if (!exists && tables.includes('consultation_request')) throw outboxError('OUTBOX_UNKNOWN');
  if (!exists && !create) throw outboxError('OUTBOX_MISSING');
  const [row] = exists
    ? await run<{ version: number }>('SELECT version FROM outbox_structure')
    : [];
  const version = row?.version ?? 0;
  if (version > wanted.length) throw outboxError('OUTBOX_UNKNOWN');
  if (version === wanted.length) return;
  if (readOnly) throw outboxError('OUTBOX_OUTDATED');
  if (exists) {
    const what =
      "The outbox's structure is being changed: requests go straight to the webhook meanwhile";
    log.warn({ from: version, to: wanted.length }, what);
  } else {
    await run('CREATE TABLE outbox_structure (version INTEGER NOT NULL)');
    await run('INSERT INTO outbox_structure (version) VALUES (0)');
  }
  for (const statement of wanted.slice(version).flat()) await run(statement);
  await run('UPDATE outbox_structure SET version = $version', { version: wanted.length });
  if (exists) log.info("The outbox's structure has been changed");
}
