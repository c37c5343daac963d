import 'server-only';
import { dismissed } from '../storedRequest';

/** The columns of a request, the current request of its thread, and whether the thread holds this request's call. */
export const columns = `*,
  (SELECT current FROM consultation_thread WHERE consultation_thread.id = consultation_request.thread) AS current,
  (SELECT consultation_thread.version FROM consultation_thread
    WHERE consultation_thread.id = consultation_request.thread) AS current_version,
  (SELECT COUNT(*) FROM consultation_thread WHERE consultation_thread.id = consultation_request.thread
    AND consultation_thread.call_date = consultation_request.call_date
    AND consultation_thread.call_time = consultation_request.call_time) AS is_call_held`;

// SQL conditions. Their arguments are SQL expressions.

/** Whether another thread holds a call. */
export const isTaken = (date: string, time: string, thread: string) => `EXISTS (SELECT 1
  FROM consultation_thread AS other
  WHERE other.call_date = ${date} AND other.call_time = ${time} AND other.id <> ${thread})`;

/** Whether a thread holds a call. */
export const isHeldBy = (thread: string, date: string, time: string) => `EXISTS (SELECT 1
  FROM consultation_thread AS own
  WHERE own.id = ${thread} AND own.call_date = ${date} AND own.call_time = ${time})`;

/** Whether a request is accepted. */
export const isAccepted = `(state <> 'quarantined' AND (reason IS NULL OR reason <> '${dismissed}'))`;

/** Whether an attempt at a request is in flight. */
export const isInFlight = (now: string) =>
  `(state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})`;

/**
 * Whether a request is erased: its id, its thread or the request that it corrects is recorded as erased.
 * @param before the prefix of its columns: `$` for parameters, a table and a period for a row
 */
export const isErased = (before: string) => `EXISTS (SELECT 1 FROM outbox_erased
  WHERE outbox_erased.id IN (${before}id, ${before}corrects, ${before}thread))`;

/** Whether a stored request is not erased. */
export const isKept = `NOT ${isErased('consultation_request.')}`;

/** Selects the ids of all stored requests that are erased. It reads indexes, where `isErased` reads each request. */
export const erasedRequests = `SELECT id FROM consultation_request WHERE id IN (SELECT id FROM outbox_erased)
  UNION SELECT id FROM consultation_request
    WHERE version > 0 AND thread IN (SELECT id FROM outbox_erased)
  UNION SELECT id FROM consultation_request WHERE corrects IN (SELECT id FROM outbox_erased)`;

/** Whether a request is `$id`, is in the thread `$id`, or corrects `$id`. */
export const isLinkedToId = `(id = $id OR thread = $id AND version > 0 OR corrects = $id)`;
