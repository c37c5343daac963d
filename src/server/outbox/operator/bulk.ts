import 'server-only';
import type { RunSql, SqlValue } from '../engine/database';

/** How many rows one statement reads or changes, so that the running site does not wait long. */
export const pageSize = 500;

/** Which quarantined requests a command takes. */
export interface SpamFilter {
  /** Received before this instant, in milliseconds since 1970. */
  before?: number | undefined;
  /** Their reason contains this text, in any case. */
  reason?: string | undefined;
}

/** The condition of a `SpamFilter`, and its parameters. */
export function spamCondition({
  before = Number.MAX_SAFE_INTEGER,
  reason = '',
}: SpamFilter): [condition: string, params: SqlValue[]] {
  const pattern = `%${reason.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return [
    `state = 'quarantined' AND received_at < $1 AND LOWER(reason) LIKE $2 ESCAPE '\\'`,
    [before, pattern],
  ];
}

/**
 * Changes or removes all requests that a condition selects, a page at a time. Those that were changed
 * must no longer be selected.
 *
 * @param statement the part before its `WHERE`
 * @returns how many there were
 */
export async function inPages(
  run: RunSql,
  statement: string,
  condition: string,
  params: readonly SqlValue[],
): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await run(
      `${statement} WHERE id IN (
        SELECT id FROM consultation_request WHERE ${condition} LIMIT ${pageSize}
      ) AND ${condition}
      RETURNING id`,
      params,
    );
    if (rows.length === 0) return count;
    count += rows.length;
  }
}
