import 'server-only';
import { within } from '../../within';

export type SqlValue = string | number | null;

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
  /** Whether to create a missing outbox. */
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
  /** Runs one statement, to disk. @throws the engine's error, or `TIMEOUT`; it may have had an effect nevertheless */
  run: RunSql;
  /** Runs statements in one transaction: all of them, or none. @returns the rows of each @throws as `run` */
  runAll<T extends object>(statements: readonly Statement[]): Promise<T[][]>;
  /** Closes the database after the statements in progress; later ones are rejected. */
  close(): Promise<void>;
}

const inCamelCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_match, letter) => letter.toUpperCase()),
      value,
    ]),
  );

/** How long statements may take, so that a request soon goes straight to the webhook where the database hangs. */
export const timeLimitMs = 5000;

/** Milliseconds by a clock that all threads share and nobody sets. */
export const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6;

/** Makes `run` and `runAll` of an engine's `commit`, which commits nothing after the deadline. */
export function runWith(
  commit: (statements: readonly Statement[], deadline: number) => Promise<object[][]>,
): Pick<Database, 'run' | 'runAll'> {
  async function runAll<T extends object>(statements: readonly Statement[]): Promise<T[][]> {
    const results = await within(timeLimitMs, commit(statements, monotonicMs() + timeLimitMs));
    return results.map((rows) => rows.map(inCamelCase)) as T[][];
  }
  return {
    runAll,
    run: async <T extends object>(sql: string, params?: Params) =>
      (await runAll<T>([{ sql, params }]))[0] ?? [],
  };
}
