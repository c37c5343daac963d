import 'server-only';

export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;
export type RunSql = (sql: string, params?: readonly SqlValue[]) => Promise<Row[]>;

export interface OpenOptions {
  /** Whether to create a missing outbox; otherwise the first statement fails. */
  create: boolean;
}

/** A database engine. Statements use `$1` placeholders and SQL that both engines support. */
export interface Database {
  /** Makes a `SELECT` skip rows that another process is changing; empty with a single writer. */
  readonly skipLocked: string;
  /**
   * Runs one statement. What it wrote is on disk when the promise resolves.
   *
   * @throws the engine's error; the statement had no effect, or that is unknown
   */
  run: RunSql;
  /** Closes the database after the statements in progress; later ones are rejected. */
  close(): Promise<void>;
}
