import 'server-only';
import { errorWith } from '../../errorCode';
import { log } from '../../log';
import type { RunSql } from './database';

type Step = readonly string[];

/**
 * Never edit a step that a deployed build has applied. Steps only add, so two software releases can
 * run side by side. Remove unused parts one software release later.
 */
export const steps: readonly Step[] = [
  [
    // A lease is a `due_at` in the future.
    `CREATE TABLE consultation_request (
      id TEXT PRIMARY KEY,
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
      -- The call outcome, as decided at receipt or release.
      call_outcome TEXT CHECK (call_outcome IN ('taken', 'unavailable')),
      corrects TEXT,
      thread TEXT NOT NULL,
      version INTEGER NOT NULL,
      source TEXT,
      is_move INTEGER NOT NULL DEFAULT 0
    )`,
    // Partial, so that a new request changes few pages.
    `CREATE INDEX consultation_request_due ON consultation_request (due_at) WHERE state = 'pending'`,
    // Without these, SQLite reads the requests of all states.
    `CREATE INDEX consultation_request_pending ON consultation_request (received_at, id)
      WHERE state = 'pending'`,
    `CREATE INDEX consultation_request_parked ON consultation_request (received_at, id)
      WHERE state = 'parked'`,
    `CREATE INDEX consultation_request_quarantined ON consultation_request
      (received_at, id, reason, octet_length(body)) WHERE state = 'quarantined'`,
    'CREATE INDEX consultation_request_received ON consultation_request (received_at, id)',
    // Health reads only these indexes.
    `CREATE INDEX consultation_request_failed ON consultation_request (last_error, failed_at)
      WHERE state = 'pending' AND attempts > 0`,
    `CREATE INDEX consultation_request_failing ON consultation_request (attempts)
      WHERE state = 'pending' AND attempts >= 2`,
    `CREATE INDEX consultation_request_delivered ON consultation_request (delivered_at)
      WHERE state = 'delivered'`,
    'CREATE INDEX consultation_request_thread ON consultation_request (thread) WHERE version > 0',
    `CREATE INDEX consultation_request_corrects ON consultation_request (corrects)
      WHERE corrects IS NOT NULL`,
    `CREATE INDEX consultation_request_dismissed ON consultation_request (received_at)
      WHERE reason = 'dismissed by the operator'`,
    `CREATE TABLE consultation_thread (
      id TEXT PRIMARY KEY,
      version INTEGER NOT NULL,
      current TEXT NOT NULL,
      received_at BIGINT NOT NULL,
      call_date TEXT,
      call_time TEXT
    )`,
    `CREATE UNIQUE INDEX consultation_thread_call ON consultation_thread (call_date, call_time)
      WHERE call_time IS NOT NULL`,
    'CREATE TABLE outbox_erased (id TEXT PRIMARY KEY)',
    // Health writes here.
    'CREATE TABLE outbox_check (id INTEGER PRIMARY KEY, written_at BIGINT NOT NULL)',
    'CREATE TABLE outbox_steps (taken INTEGER NOT NULL)',
    'INSERT INTO outbox_steps (taken) VALUES (0)',
  ],
];

/** In the order of copying. */
export const dataTables = ['outbox_erased', 'consultation_thread', 'consultation_request'] as const;

export const knownTables = [...dataTables, 'outbox_steps'];

type Structure =
  /** `newer`: a later software release has added steps. */
  { kind: 'missing' | 'ready' | 'newer' } | { kind: 'outdated'; from: number };

/** @throws `OUTBOX_UNKNOWN` for tables that are not ours */
export async function readStructure(
  run: RunSql,
  names: readonly string[],
  wanted = steps,
): Promise<Structure> {
  if (!names.includes('outbox_steps')) {
    if (names.includes('consultation_request')) throw errorWith('OUTBOX_UNKNOWN');
    return { kind: 'missing' };
  }
  const [{ taken } = { taken: 0 }] = await run<{ taken: number }>('SELECT taken FROM outbox_steps');
  if (taken < 1) throw errorWith('OUTBOX_UNKNOWN');
  if (taken < wanted.length) return { kind: 'outdated', from: taken };
  return { kind: taken > wanted.length ? 'newer' : 'ready' };
}

async function takeSteps(run: RunSql, from: number, wanted = steps): Promise<void> {
  for (const [index, statements] of wanted.entries()) {
    if (index < from) continue;
    const step = index + 1;
    if (from > 0) log.warn({ step }, "The outbox's structure is being changed");
    for (const sql of statements) await run(sql);
    await run('UPDATE outbox_steps SET taken = $step', { step });
    if (from > 0) log.info({ step }, "The outbox's structure has been changed");
  }
}

/** @throws `OUTBOX_OUTDATED` or `OUTBOX_NEWER` */
export function checkOwn({ kind }: Structure): void {
  if (kind === 'outdated') throw errorWith('OUTBOX_OUTDATED');
  if (kind === 'newer') throw errorWith('OUTBOX_NEWER');
}

/** @throws `OUTBOX_MISSING` or `OUTBOX_OUTDATED` */
export function checkStructure({ kind }: Structure, create: boolean): void {
  if (kind === 'missing' && !create) throw errorWith('OUTBOX_MISSING');
  if (kind === 'outdated' && !create) throw errorWith('OUTBOX_OUTDATED');
}

export async function prepareStructure(
  run: RunSql,
  names: readonly string[],
  create: boolean,
  wanted = steps,
): Promise<void> {
  const structure = await readStructure(run, names, wanted);
  checkStructure(structure, create);
  if (structure.kind === 'missing') await takeSteps(run, 0, wanted);
  if (structure.kind === 'outdated') await takeSteps(run, structure.from, wanted);
}
