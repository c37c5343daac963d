import 'server-only';

type SqlValue = string | number | null;

/** The values of a statement's `$name` placeholders; one without a value is NULL. */
export type Params = Readonly<Record<string, SqlValue>>;

/** Runs one statement. `T` is the shape of the rows that it returns: the column `due_at` is their `dueAt`. */
export type RunSql = <T extends object = Record<string, SqlValue>>(
  sql: string,
  params?: Params,
) => Promise<T[]>;

export interface Statement {
  sql: string;
  params?: Params | undefined;
}

export interface OpenOptions {
  /** Whether to create a missing outbox, and to bring one of an earlier release up to date. */
  create: boolean;
  /** Refuses to write, and leaves the schema as it is. */
  readOnly?: boolean;
  /** `sqliteWorkerThread.ts` as JavaScript, to run SQLite in a thread of its own. */
  sqliteWorkerThread?: URL | undefined;
}

/** A database engine. Statements use SQL that both engines support. */
export interface Database {
  /** The engine's clock as an SQL expression, in milliseconds since 1970: one for all processes. */
  readonly now: string;
  /** Makes a `SELECT` skip rows that another process is changing; empty with a single writer. */
  readonly skipLocked: string;
  /** How long what another process has begun to store can stay unseen, in milliseconds; 0 with a single writer. */
  readonly unseenForMs: number;
  /**
   * Runs one statement, to disk. @throws the engine's error, or `TIMEOUT` after `timeLimitMs`; the statement may take
   * effect nevertheless
   */
  run: RunSql;
  /**
   * Runs statements in one transaction: all of them, or none.
   * @param key calls with the same key run one after another
   * @returns the rows of each
   * @throws as `run`
   */
  runAll<T extends object>(statements: readonly Statement[], key?: string): Promise<T[][]>;
  /** Closes the database after the statements in progress; later ones are rejected. */
  close(): Promise<void>;
}

/** How long statements may take, so that a request soon goes straight to the webhook where the database hangs. */
export const timeLimitMs = 5000;

const inCamelCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_match, letter) => letter.toUpperCase()),
      value,
    ]),
  );

/** Makes `run` and `runAll` of what carries statements out in one transaction. */
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
