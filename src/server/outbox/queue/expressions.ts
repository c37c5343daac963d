import 'server-only';

/** The columns of a request, which one of its thread counts, and whether the thread holds this one's call. */
export const columns = `*,
  (SELECT current FROM consultation_thread WHERE consultation_thread.id = consultation_request.thread) AS current,
  (SELECT consultation_thread.version FROM consultation_thread
    WHERE consultation_thread.id = consultation_request.thread) AS current_version,
  (SELECT COUNT(*) FROM consultation_thread WHERE consultation_thread.id = consultation_request.thread
    AND consultation_thread.call_date = consultation_request.call_date
    AND consultation_thread.call_time = consultation_request.call_time) AS is_call_held`;

// SQL conditions, whose arguments are SQL expressions.

/** Whether another thread holds a call. */
export const isTaken = (date: string, time: string, thread: string) => `EXISTS (SELECT 1
  FROM consultation_thread AS other
  WHERE other.call_date = ${date} AND other.call_time = ${time} AND other.id <> ${thread})`;

/** Whether an attempt at a request is in flight. */
export const isInFlight = (now: string) =>
  `(state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})`;

/**
 * Whether a request, what it corrects or its thread was erased.
 * @param before what stands before its names: `$` for parameters, a table and a period for a row
 */
export const isErased = (before: string) => `EXISTS (SELECT 1 FROM outbox_erased
  WHERE outbox_erased.id IN (${before}id, ${before}corrects, ${before}thread))`;
