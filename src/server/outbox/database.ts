import 'server-only';

export type SqlValue = string | number | null;
export type Row = Record<string, SqlValue>;
export type RunSql = (sql: string, params?: readonly SqlValue[]) => Promise<Row[]>;

/**
 * What the outbox needs from an engine: statements with `$1` placeholders that both engines
 * understand, integers as numbers.
 */
export interface Database {
  /** For start-up messages. */
  readonly engine: 'SQLite' | 'PostgreSQL';
  /**
   * Ends a `SELECT` whose rows are to be changed, so that it passes over rows that another process is
   * changing. Empty where there is one writer at a time.
   */
  readonly skipLocked: string;
  /**
   * Runs one statement. When the promise resolves, whatever it wrote is on disk.
   *
   * @throws the engine's error; nothing of the statement was kept, or it is unknown whether it was
   */
  run: RunSql;
  /** Closes the database once the statements under way have ended; later ones are rejected. */
  close(): Promise<void>;
}
