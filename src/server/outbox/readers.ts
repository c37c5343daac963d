import 'server-only';
import { isReaderLeased } from './threads';

/**
 * Statements about the readers of a thread. A row of `outbox_reader` is due if `told_change` is
 * lower than its thread's `changed_at`. `due_change` is the change for which it was made due last.
 */

/** SQL: the team (a row of `outbox_reader`) has to hear that the current address was refused. */
const isRefusalUntold = `(outbox_reader.reader = '' AND EXISTS (SELECT 1 FROM consultation_thread AS own
  JOIN consultation_request AS request ON request.id = own.current
  JOIN outbox_reader AS visitor ON visitor.thread = own.id AND visitor.reader = request.reader
  WHERE own.id = outbox_reader.thread AND visitor.refusal = 1))`;

const row = 'WHERE outbox_reader.thread = $thread AND outbox_reader.reader = $reader';

/** SQL: something changed since what `$change` tells. */
const isDueAgain = `(outbox_reader.due_change > CAST($change AS BIGINT) OR ${isRefusalUntold})`;

/** After a mail, or if nothing was to be told. `$remindAt` is null without a reminder. */
const settled = (
  now: string,
) => `told_change = CAST($change AS BIGINT), remind_at = CAST($remindAt AS BIGINT),
  state = CASE WHEN ${isDueAgain} THEN 'pending' ELSE 'sent' END,
  due_at = CASE WHEN ${isDueAgain} THEN ${now} ELSE CAST($remindAt AS BIGINT) END,
  tried_since = ${now}, attempts = 0, is_unanswered = 0, lease_owner = NULL`;

const attempted = 'attempts = attempts + 1, last_error = $lastError, lease_owner = NULL';

/** SQL: this process has the lease. */
const isOwn = 'outbox_reader.lease_owner = $owner';

/** What an attempt can do to a row. Parameters: `$thread`, `$reader`, and those in the statement. */
export const readerTransitions = (now: string) => ({
  claim: (thread: 'any' | 'one', skipLocked: string) => `WITH due AS MATERIALIZED (
      SELECT thread, reader FROM outbox_reader WHERE due_at <= ${now}
        ${thread === 'one' ? 'AND thread = $thread AND due_at <= CAST($before AS BIGINT)' : ''}
      ORDER BY CASE WHEN reader = '' THEN 0 ELSE 1 END, due_at LIMIT 1 ${skipLocked}
    )
    UPDATE outbox_reader SET due_at = ${now} + CAST($leaseMs AS BIGINT), lease_owner = $owner
    WHERE due_at <= ${now} AND (thread, reader) IN (SELECT thread, reader FROM due) RETURNING *`,

  /** The team's mail said that `$refused` was refused. */
  tellRefusal: `UPDATE outbox_reader SET refusal = 2
    WHERE thread = $thread AND reader = $refused AND refusal = 1`,

  /** Whichever process has the lease. */
  tell: `UPDATE outbox_reader SET ${settled(now)}, told_request = $toldRequest, told_call = $toldCall,
      told_at = ${now}, last_error = NULL, refusal = 0,
      conversation = COALESCE(conversation, $messageId)
    ${row} AND told_change <= CAST($change AS BIGINT)`,

  /** Nothing had to be told. */
  settle: `UPDATE outbox_reader SET ${settled(now)} ${row} AND ${isOwn}`,

  /** A change during the attempt makes the row due at once. */
  fail: `UPDATE outbox_reader SET ${attempted}, is_unanswered = $isUnanswered,
      due_at = CASE WHEN due_change > CAST($dueChange AS BIGINT) THEN ${now}
        ELSE ${now} + CAST($waitMs AS BIGINT) END
    ${row} AND ${isOwn}`,

  /** `$state`: parked, or refused. */
  give: `UPDATE outbox_reader SET ${attempted}, remind_at = NULL,
      state = CASE WHEN due_change > CAST($dueChange AS BIGINT) THEN 'pending' ELSE $state END,
      due_at = CASE WHEN due_change > CAST($dueChange AS BIGINT) THEN ${now} END,
      refusal = CASE WHEN $state = 'refused' THEN CASE WHEN refusal = 0 THEN 1 ELSE refusal END ELSE refusal END
    ${row} AND ${isOwn}`,

  /** After a refusal. */
  makeTeamDue: `UPDATE outbox_reader SET state = 'pending', due_at = ${now}, tried_since = ${now}
    WHERE thread = $thread AND state = 'sent' AND ${isRefusalUntold}`,

  /** Beyond the day's limit, until `$dueAt`. */
  postpone: `UPDATE outbox_reader SET due_at = CAST($dueAt AS BIGINT), tried_since = CAST($dueAt AS BIGINT),
      lease_owner = NULL ${row} AND ${isOwn}`,

  dropReminder: `UPDATE outbox_reader SET remind_at = NULL, attempts = 0, lease_owner = NULL,
      due_at = CASE WHEN due_change > told_change THEN ${now} END
    ${row} AND ${isOwn}`,

  // The operator
  retry: `UPDATE outbox_reader SET state = 'pending', due_at = ${now}, tried_since = ${now}, attempts = 0,
      is_unanswered = 0
    WHERE thread = $thread AND state IN ('parked', 'refused') RETURNING thread`,

  /** Ends what the team has to be told. */
  resolve: `UPDATE outbox_reader SET state = 'sent', due_at = NULL, told_change = due_change, attempts = 0
    WHERE thread = $thread AND reader = '' AND state IN ('pending', 'parked') AND NOT ${isReaderLeased(now)}
    RETURNING thread`,
});
