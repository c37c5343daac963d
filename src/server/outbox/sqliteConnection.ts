import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { errorCode } from '../errorCode';
import type { Row, SqlValue } from './database';
import { migrate } from './migrations';

/** How long to wait for another process that is writing. */
const busyTimeoutMs = 5000;

/**
 * The log is folded into the file at 64 MiB, which holds up whoever waits for a commit then: more
 * seldom than by default, and each page once however often it changed.
 */
const checkpointPages = 16_384;

export interface Statement {
  sql: string;
  params: readonly SqlValue[];
}

export type Outcome = { rows: Row[] } | { error: string };

type Prepared = ReturnType<InstanceType<typeof DatabaseSync>['prepare']>;

/** Makes folder and file readable by their owner only; the engine's side files copy the file's mode. */
function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/**
 * An open SQLite file: write-ahead log, and synced to disk on each commit.
 *
 * @throws where the file cannot be opened or its schema not be brought up to date
 */
export async function openConnection(path: string) {
  prepareFile(path);
  const { ino } = statSync(path);
  const db = new DatabaseSync(path);
  const prepared = new Map<string, Prepared>();

  function run({ sql, params }: Statement): Row[] {
    const statement = prepared.get(sql) ?? db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
    prepared.set(sql, statement);
    return statement.all(...params) as Row[];
  }

  try {
    db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec(`PRAGMA wal_autocheckpoint = ${checkpointPages}`);
    db.exec('BEGIN IMMEDIATE');
    await migrate(async (sql, params = []) => run({ sql, params }));
    db.exec('COMMIT');
  } catch (error) {
    db.close();
    throw error;
  }

  return {
    /** Whether the path still leads to the open file: what is written to one removed since is lost. */
    isCurrent: () => statSync(path, { throwIfNoEntry: false })?.ino === ino,

    /**
     * Runs statements in one transaction. A statement at fault fails alone.
     *
     * @throws where nothing was committed, or may not have been; the connection is then to be closed
     */
    commit(statements: readonly Statement[]): Outcome[] {
      db.exec('BEGIN IMMEDIATE');
      const outcomes = statements.map((statement): Outcome => {
        try {
          return { rows: run(statement) };
        } catch (error) {
          // On a full or failing disk the engine gives up the whole transaction.
          if (!db.isTransaction) throw error;
          return { error: errorCode(error) };
        }
      });
      db.exec('COMMIT');
      return outcomes;
    },

    /** Closes the file; an open transaction is rolled back. */
    close(): void {
      prepared.clear();
      db.close();
    },
  };
}
