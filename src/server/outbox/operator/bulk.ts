import 'server-only';
import type { Params, RunSql } from '../engine/database';

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
}: SpamFilter): [condition: string, params: Params] {
  const pattern = `%${reason.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return [
    `state = 'quarantined' AND received_at < $before AND LOWER(reason) LIKE $pattern ESCAPE '\\'`,
    { before, pattern },
  ];
}

/** Runs a statement on the requests that its `WHERE` selects, and then no longer does, in pages. @returns how many */
export async function inPages(
  run: RunSql,
  statement: string,
  condition: string,
  params: Params,
): Promise<number> {
  const sql = `${statement} WHERE ${condition} AND id IN
    (SELECT id FROM consultation_request WHERE ${condition} LIMIT ${pageSize}) RETURNING id`;
  const { length } = await run(sql, params);
  return length === 0 ? 0 : length + (await inPages(run, statement, condition, params));
}
