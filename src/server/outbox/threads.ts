import 'server-only';
import { transitionsAt } from './states';

/**
 * Statements of transactions that change what is in effect in a thread: another request becomes
 * current (stored, moved, or accepted by the operator), or the held call is freed. They have the
 * parameter `$thread`; those that make a request current also have `$id`.
 *
 * Each ends with `makeReadersDue`, which compares `changed_at` and so does nothing after a repeat.
 */

/** SQL of `changed_at`. */
const changed = (now: string) => `changed_at = CASE WHEN consultation_thread.changed_at >= ${now}
  THEN consultation_thread.changed_at + 1 ELSE ${now} END`;

/**
 * Locks the row of a thread, or begins the thread. The first statement of each transaction that
 * stores or accepts a request: on PostgreSQL, those that follow see what was committed before
 * (manual, section 13.2.1).
 */
export const lockThread = `INSERT INTO consultation_thread (id, has_readers)
  VALUES ($thread, CAST($hasReaders AS INTEGER))
  ON CONFLICT (id) DO UPDATE SET erased = consultation_thread.erased
  RETURNING current, version, call_date, call_time, erased`;

/** SQL: another thread holds this call. The arguments are SQL expressions. */
export const isTaken = (date: string, time: string, thread: string) => `EXISTS (SELECT 1
  FROM consultation_thread AS other
  WHERE other.call_date = ${date} AND other.call_time = ${time} AND other.id <> ${thread})`;

export const isHeldBy = (thread: string, date: string, time: string) => `EXISTS (SELECT 1
  FROM consultation_thread AS own
  WHERE own.id = ${thread} AND own.call_date = ${date} AND own.call_time = ${time})`;

/** SQL: an attempt holds a lease. */
export const isReaderLeased = (now: string) =>
  `(outbox_reader.lease_owner IS NOT NULL AND outbox_reader.due_at > ${now})`;

/** SQL: when a row that is made due is attempted. A lease lasts. */
const dueNow = (now: string) =>
  `CASE WHEN ${isReaderLeased(now)} THEN outbox_reader.due_at ELSE ${now} END`;

/**
 * Makes the readers of a thread (`$thread`) due if something has changed, and begins the rows of the
 * team and of the current request's address. A thread that began without `SMTP_URL` has no readers.
 */
const makeReadersDue = (now: string): string[] => [
  `INSERT INTO outbox_reader (thread, reader)
    SELECT id, '' FROM consultation_thread WHERE id = $thread AND has_readers = 1 AND current IS NOT NULL
    UNION ALL SELECT consultation_thread.id, consultation_request.reader FROM consultation_thread
      JOIN consultation_request ON consultation_request.id = consultation_thread.current
      WHERE consultation_thread.id = $thread AND has_readers = 1 AND consultation_request.reader IS NOT NULL
    ON CONFLICT (thread, reader) DO NOTHING`,
  `UPDATE outbox_reader SET state = 'pending', due_change = consultation_thread.changed_at,
      due_at = ${dueNow(now)}, tried_since = ${now}, attempts = 0, is_unanswered = 0
    FROM consultation_thread WHERE consultation_thread.id = $thread AND outbox_reader.thread = $thread
      AND outbox_reader.due_change < consultation_thread.changed_at`,
];

/**
 * Makes a pending request current. Its thread then holds only this request's call, if that can be
 * held, and supersedes the thread's other requests.
 */
export function makeCurrent(now: string): string[] {
  const { from, set } = transitionsAt(now).supersede;
  return [
    `UPDATE consultation_thread SET current = request.id, version = request.version,
      received_at = request.received_at, ${changed(now)},
      call_date = CASE WHEN request.call_outcome IS NULL THEN request.call_date END,
      call_time = CASE WHEN request.call_outcome IS NULL THEN request.call_time END
    FROM consultation_request AS request
    WHERE consultation_thread.id = $thread AND request.id = $id AND request.thread = $thread
      AND request.state = 'pending' AND consultation_thread.current IS DISTINCT FROM request.id`,
    `UPDATE consultation_request SET ${set} WHERE thread = $thread AND ${from}
      AND id <> (SELECT current FROM consultation_thread WHERE consultation_thread.id = $thread)`,
    ...makeReadersDue(now),
  ];
}

/** Frees a call (`$callDate`, `$callTime`) if the thread still holds it. Returns its id. */
export const freeCall = (now: string): string[] => [
  `UPDATE consultation_thread SET call_date = NULL, call_time = NULL, ${changed(now)}
    WHERE id = $thread AND call_date = $callDate AND call_time = $callTime RETURNING id`,
  ...makeReadersDue(now),
];

/** Removes everything of a thread but its id and the mark. Returns the removed readers, then the requests. */
export const eraseThread = (isInFlight: string): string[] => [
  `INSERT INTO consultation_thread (id, erased) VALUES ($thread, 1)
    ON CONFLICT (id) DO UPDATE SET erased = 1, current = NULL, version = NULL, received_at = NULL,
      call_date = NULL, call_time = NULL, changed_at = NULL, has_readers = NULL`,
  `DELETE FROM outbox_reader WHERE thread = $thread
    RETURNING thread AS id, CASE WHEN ${isInFlight} THEN 1 ELSE 0 END AS is_in_flight`,
  `DELETE FROM consultation_request WHERE thread = $thread
    RETURNING id, CASE WHEN ${isInFlight} THEN 1 ELSE 0 END AS is_in_flight`,
];
