import 'server-only';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import type { OpenOptions, RunSql } from './database';

/**
 * The schema, version by version. A released step is never edited, and steps only add, so that the
 * previous release works on the new schema while machines are updated one by one.
 *
 * A claim moves `due_at` to the end of the lease, so a request whose process has died becomes due again.
 */
const migrations: readonly (readonly string[])[] = [
  [
    `CREATE TABLE consultation_request (
      id TEXT PRIMARY KEY,
      fingerprint TEXT NOT NULL,
      body TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked', 'quarantined')),
      reason TEXT,
      attempts INTEGER NOT NULL,
      last_error TEXT,
      received_at BIGINT NOT NULL,
      due_at BIGINT NOT NULL,
      lease_owner TEXT,
      delivered_at BIGINT
    )`,
    // The first two contain undelivered requests only, and the third grows at its end, so that a
    // request changes few pages.
    `CREATE INDEX consultation_request_due ON consultation_request (due_at)
      WHERE state = 'pending'`,
    `CREATE INDEX consultation_request_waiting ON consultation_request (received_at)
      WHERE state IN ('pending', 'parked')`,
    'CREATE INDEX consultation_request_received ON consultation_request (received_at, id)',
  ],
  [
    'ALTER TABLE consultation_request ADD COLUMN call_date TEXT',
    'ALTER TABLE consultation_request ADD COLUMN call_time TEXT',
    // When `due_at` was set.
    'ALTER TABLE consultation_request ADD COLUMN scheduled_at BIGINT',
    `CREATE INDEX consultation_request_call ON consultation_request (call_date, call_time)
      WHERE call_date IS NOT NULL`,
    `CREATE INDEX consultation_request_quarantined ON consultation_request (received_at)
      WHERE state = 'quarantined'`,
    // State that all processes share: see operator/status.ts.
    'ALTER TABLE outbox_schema ADD COLUMN failures INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE outbox_schema ADD COLUMN refused_until BIGINT NOT NULL DEFAULT 0',
    `ALTER TABLE outbox_schema ADD COLUMN alert TEXT NOT NULL DEFAULT ''`,
    'ALTER TABLE outbox_schema ADD COLUMN probe TEXT',
  ],
  [
    // How often a request failed in the current outage, which replaces `failures`; the earliest time at
    // which the end of the outage may make it due, and when its own schedule goes on then.
    'ALTER TABLE consultation_request ADD COLUMN outage_failures INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE consultation_request ADD COLUMN earliest_at BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE consultation_request ADD COLUMN resume_at BIGINT',
    `CREATE INDEX consultation_request_outage ON consultation_request (outage_failures)
      WHERE outage_failures > 0`,
    `UPDATE consultation_request SET outage_failures = 1
      WHERE state = 'pending' AND last_error IS NOT NULL
        AND EXISTS (SELECT 1 FROM outbox_schema WHERE failures > 0)`,
    `UPDATE consultation_request SET call_date = NULL, call_time = NULL
      WHERE reason = 'resolved by the operator'`,
  ],
  [
    // Who holds a call time: see `CallState` in storedRequest.ts. `settling` fills it in.
    'ALTER TABLE consultation_request ADD COLUMN call_state TEXT',
    `UPDATE consultation_request SET call_state = 'freed'
      WHERE call_date IS NULL AND state = 'delivered'
        AND body LIKE '%"contactMethod":"phone"%' AND body NOT LIKE '%"callTime":null%'`,
    `CREATE UNIQUE INDEX consultation_request_call_holder
      ON consultation_request (call_date, call_time) WHERE call_state = 'held'`,
    `CREATE INDEX consultation_request_parked ON consultation_request (received_at)
      WHERE state = 'parked'`,
    `CREATE INDEX consultation_request_quarantine_size ON consultation_request (octet_length(body))
      WHERE state = 'quarantined'`,
    'ALTER TABLE outbox_schema ADD COLUMN flood_until BIGINT NOT NULL DEFAULT 0',
  ],
  // Ids of erased requests, which a browser may still send.
  ['CREATE TABLE outbox_erased (id TEXT PRIMARY KEY)'],
  [
    // What health reports until an instant: see signal.ts. Replaces `refused_until` and `flood_until`.
    'CREATE TABLE outbox_signal (name TEXT PRIMARY KEY, until BIGINT NOT NULL)',
    `CREATE INDEX consultation_request_held ON consultation_request (received_at)
      WHERE call_state = 'held'`,
    `CREATE INDEX consultation_request_suspect ON consultation_request (received_at)
      WHERE state = 'quarantined' AND reason <> 'the honeypot was filled'`,
  ],
  // The id of the request that a request corrects.
  ['ALTER TABLE consultation_request ADD COLUMN corrects TEXT'],
];

/** Settles, at each start, what an older release has stored without knowing of it. */
const settling = [
  // What was erased is not to come back.
  'DELETE FROM consultation_request WHERE id IN (SELECT id FROM outbox_erased)',
  // Of the calls that do not say whether they hold their time, the earlier one of two holds it.
  `UPDATE consultation_request SET call_state = CASE WHEN EXISTS (
      SELECT 1 FROM consultation_request AS other
      WHERE other.call_date = consultation_request.call_date
        AND other.call_time = consultation_request.call_time
        AND (other.call_state = 'held' OR (
          other.call_state IS NULL AND other.state <> 'quarantined'
          AND (other.received_at < consultation_request.received_at
            OR (other.received_at = consultation_request.received_at
              AND other.id < consultation_request.id))
        ))
    ) THEN 'taken' ELSE 'held' END
    WHERE call_date IS NOT NULL AND call_state IS NULL AND state <> 'quarantined'`,
];

export const outboxError = (code: 'OUTBOX_MISSING' | 'OUTBOX_OUTDATED') =>
  Object.assign(new Error('The outbox cannot be used'), { code });

/**
 * Checks that there is an outbox: the operator's tool never creates one. Where it only reads, the schema has
 * to be up to date.
 *
 * @throws an error with the code `OUTBOX_MISSING` or `OUTBOX_OUTDATED`
 */
export async function requireOutbox(run: RunSql, { readOnly }: OpenOptions): Promise<void> {
  const [row] = await run('SELECT version FROM outbox_schema').catch((error) => {
    const isMissing = ['SQLITE_ERROR', '42P01'].includes(errorCode(error));
    throw isMissing ? outboxError('OUTBOX_MISSING') : error;
  });
  if (readOnly && Number(row?.version) < migrations.length) throw outboxError('OUTBOX_OUTDATED');
}

/** Fills the columns of version 2 for existing requests. */
async function fillCallTimes(run: RunSql): Promise<void> {
  const rows = await run(
    `SELECT id, body FROM consultation_request WHERE body LIKE '%"contactMethod":"phone"%'
      AND (reason IS NULL OR reason <> 'resolved by the operator')`,
  );
  for (const { id, body } of rows) {
    const { callDate, callTime } = JSON.parse(String(body));
    if (typeof callDate !== 'string' || typeof callTime !== 'string') continue;
    const sql = 'UPDATE consultation_request SET call_date = $2, call_time = $3 WHERE id = $1';
    await run(sql, [id ?? null, callDate, callTime]);
  }
}

/**
 * Brings the schema up to date, however long that takes, and settles what an older release has stored. To be
 * run in an exclusive transaction, since several processes may start at once.
 */
export async function migrate(run: RunSql): Promise<void> {
  await run(`CREATE TABLE IF NOT EXISTS outbox_schema
    (version INTEGER NOT NULL, probed_at BIGINT NOT NULL)`);
  const [row] = await run('SELECT version FROM outbox_schema');
  if (!row) await run('INSERT INTO outbox_schema (version, probed_at) VALUES (0, 0)');
  const version = Number(row?.version ?? 0);
  const isChange = version > 0 && version < migrations.length;
  const begin = "The outbox's structure is being changed: requests go straight to the webhook";
  if (isChange) log.warn({ version }, begin);
  for (const [index, statements] of migrations.entries()) {
    if (index < version) continue;
    for (const statement of statements) await run(statement);
    if (index === 1) await fillCallTimes(run);
  }
  await run('UPDATE outbox_schema SET version = $1 WHERE version < $1', [migrations.length]);
  for (const statement of settling) await run(statement);
  if (isChange) log.info("The outbox's structure has been changed");
}
