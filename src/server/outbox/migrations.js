// JavaScript, since sqliteThread.js runs as it is.

/**
 * The schema, version by version. A step is never edited once released, and only ever adds, so that
 * the previous release still works on the new schema while machines are updated one by one.
 *
 * Times are milliseconds since 1970. `due_at` is when a pending request may be claimed next; a claim
 * moves `due_at` to the end of the lease, so a request whose process died falls due by itself.
 *
 * @type {readonly (readonly string[])[]}
 */
const migrations = [
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
    // The first two hold only what is on its way, so they stay small; the third only ever grows at
    // its end. Few pages change with a request, and few have to go to disk.
    `CREATE INDEX consultation_request_due ON consultation_request (due_at)
      WHERE state = 'pending'`,
    `CREATE INDEX consultation_request_waiting ON consultation_request (received_at)
      WHERE state IN ('pending', 'parked')`,
    'CREATE INDEX consultation_request_received ON consultation_request (received_at, id)',
  ],
];

/**
 * Brings the schema up to date. To be run inside one exclusive transaction, so that of two processes
 * that start at once the second finds the work done.
 *
 * @param {import('./database').RunSql} run
 */
export async function migrate(run) {
  await run(
    `CREATE TABLE IF NOT EXISTS outbox_schema (
      version INTEGER NOT NULL,
      probed_at BIGINT NOT NULL
    )`,
  );
  const [row] = await run('SELECT version FROM outbox_schema');
  if (!row) await run('INSERT INTO outbox_schema (version, probed_at) VALUES (0, 0)');
  const version = Number(row?.version ?? 0);
  if (version >= migrations.length) return;
  for (const statement of migrations.slice(version).flat()) await run(statement);
  await run('UPDATE outbox_schema SET version = $1', [migrations.length]);
}
