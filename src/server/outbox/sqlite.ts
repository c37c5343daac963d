import 'server-only';
import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Database, Row, SqlValue } from './database';
import { migrate } from './migrations';

/** How long to wait for another process that is writing: asleep in the engine, then between tries. */
const busy = { engineMs: 100, retryMs: 20, totalMs: 5000 };

type Connection = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<Connection['prepare']>;

interface Job {
  sql: string;
  params: readonly SqlValue[];
  resolve(rows: Row[]): void;
  reject(error: unknown): void;
}

const isBusy = (error: unknown) =>
  (error as { sqliteCodeName?: string }).sqliteCodeName === 'SQLITE_BUSY';

async function whileBusy<T>(work: () => T): Promise<T> {
  const deadline = Date.now() + busy.totalMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
      await sleep(busy.retryMs);
    }
  }
}

/** Makes folder and file readable by their owner only; the engine's side files copy the file's mode. */
function prepareFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

class SqliteConnection {
  private readonly statements = new Map<string, Statement>();
  private readonly inode: number;

  private constructor(
    private readonly path: string,
    private readonly db: Connection,
  ) {
    this.inode = statSync(path).ino;
  }

  static async open(path: string): Promise<SqliteConnection> {
    prepareFile(path);
    const db = new DatabaseSync(path);
    try {
      db.exec(`PRAGMA busy_timeout = ${busy.engineMs}`);
      await whileBusy(() => db.exec('PRAGMA journal_mode = WAL'));
      db.exec('PRAGMA synchronous = FULL');
      const connection = new SqliteConnection(path, db);
      await whileBusy(() => db.exec('BEGIN IMMEDIATE'));
      await migrate(async (sql, params = []) => connection.execute(sql, params));
      db.exec('COMMIT');
      return connection;
    } catch (error) {
      db.close();
      throw error;
    }
  }

  execute(sql: string, params: readonly SqlValue[]): Row[] {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.db.prepare(sql.replace(/\$(\d+)/g, '?$1'));
      this.statements.set(sql, statement);
    }
    return statement.all(...params) as Row[];
  }

  /** Whether the path still leads to the open file: writes to a file removed since would be lost. */
  isCurrent(): boolean {
    return statSync(this.path, { throwIfNoEntry: false })?.ino === this.inode;
  }

  begin(): void {
    this.db.exec('BEGIN IMMEDIATE');
  }

  commit(): void {
    this.db.exec('COMMIT');
  }

  get inTransaction(): boolean {
    return this.db.isTransaction;
  }

  close(): void {
    this.statements.clear();
    this.db.close();
  }
}

/**
 * The embedded outbox. Statements that arrive together are committed together: one transaction and
 * one sync to disk for all of them, and none is answered before it. After a failed commit the
 * connection is opened anew, since what the file then holds is for the engine's recovery to say.
 *
 * The engine works synchronously, so a commit holds up the process for as long as the disk takes.
 *
 * @param databaseUrl `file:` and a path, absolute or relative to the working directory
 */
export function openSqlite(databaseUrl: string): Database {
  const path = resolve(databaseUrl.replace(/^file:(\/\/(?=\/))?/, ''));
  let connection: SqliteConnection | undefined;
  let queue: Job[] = [];
  let working = false;
  let closed = false;

  function disconnect(): void {
    const old = connection;
    connection = undefined;
    old?.close();
  }

  async function connect(): Promise<SqliteConnection> {
    if (connection && !connection.isCurrent()) disconnect();
    connection ??= await SqliteConnection.open(path);
    return connection;
  }

  async function commitTogether(jobs: readonly Job[]): Promise<void> {
    const current = await connect();
    await whileBusy(() => current.begin());
    const settle: (() => void)[] = [];
    for (const job of jobs) {
      try {
        const rows = current.execute(job.sql, job.params);
        settle.push(() => job.resolve(rows));
      } catch (error) {
        // A statement at fault fails alone; where the engine gave up the transaction, all do.
        if (!current.inTransaction) throw error;
        settle.push(() => job.reject(error));
      }
    }
    current.commit();
    for (const done of settle) done();
  }

  async function work(): Promise<void> {
    while (queue.length > 0) {
      const jobs = queue;
      queue = [];
      try {
        await commitTogether(jobs);
      } catch (error) {
        for (const job of jobs) job.reject(error);
        if (!isBusy(error) || connection?.inTransaction) disconnect();
      }
      // Lets requests that arrived meanwhile join the next commit.
      await new Promise((next) => setImmediate(next));
    }
    working = false;
    if (closed) disconnect();
  }

  return {
    engine: 'SQLite',
    run(sql, params = []) {
      return new Promise((resolveJob, reject) => {
        if (closed) return reject(new Error('The outbox is closed'));
        queue.push({ sql, params, resolve: resolveJob, reject });
        if (working) return;
        working = true;
        setImmediate(() => void work());
      });
    },
    async close() {
      closed = true;
      if (!working) disconnect();
    },
  };
}
