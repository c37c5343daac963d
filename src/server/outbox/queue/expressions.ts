import 'server-only';
import { dismissed } from '../storedRequest';

export const columns = `*,
  (SELECT current FROM consultation_thread WHERE consultation_thread.id = consultation_request.thread) AS current,
  (SELECT consultation_thread.version FROM consultation_thread
    WHERE consultation_thread.id = consultation_request.thread) AS current_version,
  (SELECT COUNT(*) FROM consultation_thread WHERE consultation_thread.id = consultation_request.thread
    AND consultation_thread.call_date = consultation_request.call_date
    AND consultation_thread.call_time = consultation_request.call_time) AS is_call_held`;

// The arguments are SQL expressions.

export const isTaken = (date: string, time: string, thread: string) => `EXISTS (SELECT 1
  FROM consultation_thread AS other
  WHERE other.call_date = ${date} AND other.call_time = ${time} AND other.id <> ${thread})`;

export const isHeldBy = (thread: string, date: string, time: string) => `EXISTS (SELECT 1
  FROM consultation_thread AS own
  WHERE own.id = ${thread} AND own.call_date = ${date} AND own.call_time = ${time})`;

export const isAccepted = `(state <> 'quarantined' AND (reason IS NULL OR reason <> '${dismissed}'))`;

export const isInFlight = (now: string) =>
  `(state = 'pending' AND lease_owner IS NOT NULL AND due_at > ${now})`;

/** @param before the prefix of the columns: `$`, or a table and a period */
export const isErased = (before: string) => `EXISTS (SELECT 1 FROM outbox_erased
  WHERE outbox_erased.id IN (${before}id, ${before}corrects, ${before}thread))`;

export const isNotErased = `NOT ${isErased('consultation_request.')}`;

/** Uses indexes; `isErased` would read each request. */
export const erasedRequests = `SELECT id FROM consultation_request WHERE id IN (SELECT id FROM outbox_erased)
  UNION SELECT id FROM consultation_request
    WHERE version > 0 AND thread IN (SELECT id FROM outbox_erased)
  UNION SELECT id FROM consultation_request WHERE corrects IN (SELECT id FROM outbox_erased)`;

export const isConnectedToId = `(id = $id OR thread = $id AND version > 0 OR corrects = $id)`;
