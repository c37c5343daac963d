import 'server-only';

/*
 * A request and all that correct it are a thread: requests with the same `thread`, the id of the first one. Of those
 * that are accepted (not quarantined), the one with the highest `version` is the current one, of two the one with the
 * higher id, whatever arrives first. It corrects all others, and it alone can hold a call time. With several writers,
 * a unique index admits one current request for a thread.
 */

/** The other requests of the thread of `$id`. */
const isRelated = `id <> $id AND (id = $thread OR version > 0 AND thread = $thread)`;

/** The id of the thread's current request once `$id` is accepted. */
export const current = `(
  SELECT latest FROM (
    SELECT COALESCE(corrected_by, id) AS latest, id, version
    FROM consultation_request WHERE ${isRelated} AND state <> 'quarantined'
    UNION ALL SELECT $id, $id, CAST($version AS INTEGER)) AS accepted
  ORDER BY version DESC, id DESC LIMIT 1)`;

/**
 * The statement before the one that stores or accepts `$id`, in the same transaction, where a condition holds: it marks
 * the other requests of the thread as corrected, and takes the time that one holds.
 */
export const correctOthers = (condition: string): string => `
  UPDATE consultation_request SET corrected_by = ${current},
    call_state = CASE WHEN call_time IS NOT NULL AND call_state IS DISTINCT FROM 'held'
      THEN COALESCE(call_state, 'freed') END
  WHERE ${isRelated} AND state <> 'quarantined' AND id <> ${current}
    AND corrected_by IS DISTINCT FROM ${current} AND ${condition}`;

/** Whether `correctOthers` has taken the time of a call from another request of the thread, for `$id`. */
export const isKept = `EXISTS (SELECT 1 FROM consultation_request
  WHERE ${isRelated} AND corrected_by = $id AND call_time IS NOT NULL AND call_state IS NULL)`;

/** Whether no accepted request has this id. */
export const isNotAccepted = `NOT EXISTS (
  SELECT 1 FROM consultation_request WHERE id = $id AND state <> 'quarantined')`;

/** Frees the call time that a request holds or asks for. */
export const freeCall = `call_state = CASE WHEN call_time IS NULL OR call_state IN ('taken', 'unavailable')
  THEN call_state ELSE 'freed' END`;
