import 'server-only';
import { errorWith } from '../../errorCode';

type SqlValue = string | number | null;

export type Params = Readonly<Record<string, SqlValue>>;

/** Returns columns in camel case. */
export type RunSql = <T extends object = Record<string, SqlValue>>(
  sql: string,
  params?: Params,
) => Promise<T[]>;

export interface Statement {
  sql: string;
  params?: Params | undefined;
}

export interface Deadline {
  /** On the clock of `performance.now()`. Nothing begins after it. */
  deadline?: number | undefined;
}

export interface OpenOptions {
  /** Creates missing tables, and applies missing steps. */
  create: boolean;
  readOnly?: boolean;
  /** Without it, SQLite runs in the main thread. */
  sqliteWorkerThread?: URL | undefined;
}

export interface Database {
  /** SQL, in milliseconds since 1970. */
  readonly now: string;
  /** SQL that skips rows locked by another process. */
  readonly skipLocked: string;
  /** @throws the engine's error, or `TIMEOUT`; the statement may still take effect */
  run<T extends object = Record<string, SqlValue>>(
    sql: string,
    params?: Params,
    options?: Deadline,
  ): Promise<T[]>;
  /**
   * Runs statements in one transaction.
   * @throws as `run`
   */
  runAll<T extends object>(statements: readonly Statement[], options?: Deadline): Promise<T[][]>;
  /** Closes the database after the statements in progress. */
  close(): Promise<void>;
}

/** The file of the default `DATABASE_URL`. */
export const defaultFile = 'data/outbox.db';

/** SQL: 1 or 0. Engines differ in what a condition returns. */
export const whether = (condition: string) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** If the database hangs, requests then go straight to the webhook. */
export const timeLimitMs = 5000;

/** @throws `TIMEOUT` after the deadline */
export function timeLeftMs({ deadline = Number.POSITIVE_INFINITY }: Deadline): number {
  const leftMs = Math.min(timeLimitMs, deadline - performance.now());
  if (leftMs <= 0) throw errorWith('TIMEOUT');
  return leftMs;
}

const inCamelCase = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(.)/g, (_match, letter) => letter.toUpperCase()),
      value,
    ]),
  );

export function runWith(
  commit: (statements: readonly Statement[], options: Deadline) => Promise<object[][]>,
): Pick<Database, 'run' | 'runAll'> {
  const runAll = async <T extends object>(
    statements: readonly Statement[],
    options: Deadline = {},
  ) => (await commit(statements, options)).map((rows) => rows.map(inCamelCase)) as T[][];
  return {
    runAll,
    run: async <T extends object>(sql: string, params?: Params, options?: Deadline) =>
      (await runAll<T>([{ sql, params }], options))[0] ?? [],
  };
}
