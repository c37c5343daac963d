import 'server-only';

type SqlValue = string | number | null;

/** The values of `$name` placeholders. A missing one is NULL. */
export type Params = Readonly<Record<string, SqlValue>>;

/** Runs one statement. A returned row has the column `due_at` as `dueAt`. */
export type RunSql = <T extends object = Record<string, SqlValue>>(
  sql: string,
  params?: Params,
) => Promise<T[]>;

export interface Statement {
  sql: string;
  params?: Params | undefined;
}

export interface OpenOptions {
  /** Whether to create a missing outbox, and to apply missing steps. */
  create: boolean;
  readOnly?: boolean;
  /** The built `sqliteWorkerThread.ts`. Without it, SQLite runs in the main thread. */
  sqliteWorkerThread?: URL | undefined;
}

/** A database engine. Statements use SQL that both engines support. */
export interface Database {
  /** SQL for the engine's clock, in milliseconds since 1970. All processes share it. */
  readonly now: string;
  /** SQL that makes a `SELECT` skip rows locked by another process. */
  readonly skipLocked: string;
  /** Milliseconds for which another process's uncommitted rows can stay invisible. */
  readonly unseenForMs: number;
  /**
   * Runs one statement, and commits it to disk.
   * @throws the engine's error, or `TIMEOUT` after `timeLimitMs`; the statement may still take effect
   */
  run: RunSql;
  /**
   * Runs statements in one transaction.
   * @param key calls with the same key run one after another
   * @returns the rows of each statement
   * @throws as `run`
   */
  runAll<T extends object>(statements: readonly Statement[], key?: string): Promise<T[][]>;
  /** Closes the database after the statements in progress. */
  close(): Promise<void>;
}

/** The limit for a statement. If the database hangs, the request then goes straight to the webhook. */
export const timeLimitMs = 5000;

const inCamelCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_match, letter) => letter.toUpperCase()),
      value,
    ]),
  );

/** Creates `run` and `runAll` from a function that commits statements. */
export function runWith(
  commit: (statements: readonly Statement[], key?: string) => Promise<object[][]>,
): Pick<Database, 'run' | 'runAll'> {
  const runAll = async <T extends object>(statements: readonly Statement[], key?: string) =>
    (await commit(statements, key)).map((rows) => rows.map(inCamelCase)) as T[][];
  return {
    runAll,
    run: async <T extends object>(sql: string, params?: Params) =>
      (await runAll<T>([{ sql, params }]))[0] ?? [],
  };
}
