import 'server-only';

/*
 * A request and all that correct it are a thread: requests with the same `thread`, the id of the first one. Of those
 * that are accepted (not quarantined), the one with the highest `version` is the current one, of two the one with the
 * higher id, whatever arrives first. It corrects all others, and it alone can hold a call time. With several writers,
 * a unique index admits one current request for a thread.
 *
 * A correction that names no version follows the request that it names. While that one is missing, or waits in
 * quarantine, the correction is in a thread of that one's, which joins another when it is accepted. Two of them that
 * arrive at the same moment at two machines, the later one first, can both stay current.
 */

/** The other requests of the thread of `$id`. */
const isRelated = `id <> $id AND (id = $thread OR version > 0 AND thread IN ($thread, $id))`;

const rank = 'CASE WHEN thread = $id THEN version + $version ELSE version END';

/** The id of the thread's current request once `$id` is accepted. */
export const current = `(
  SELECT latest FROM (
    SELECT COALESCE(corrected_by, id) AS latest, id, ${rank} AS place
    FROM consultation_request WHERE ${isRelated} AND state <> 'quarantined'
    UNION ALL SELECT $id, $id, CAST($version AS INTEGER)) AS accepted
  ORDER BY place DESC, id DESC LIMIT 1)`;

/** Marks the other requests as corrected, and takes the time that one holds, where a condition holds. */
const correctOthers = (condition: string): string => `
  UPDATE consultation_request SET corrected_by = ${current},
    call_state = CASE WHEN call_time IS NOT NULL AND call_state IS DISTINCT FROM 'held'
      THEN COALESCE(call_state, 'freed') END
  WHERE ${isRelated} AND state <> 'quarantined' AND id <> ${current}
    AND corrected_by IS DISTINCT FROM ${current} AND ${condition}`;

/** Lets the requests that named `$id` before it was known join its thread. */
const unite = `UPDATE consultation_request
  SET thread = $thread, version = version + $version WHERE version > 0 AND thread = $id`;

/** The statements before the one that stores or accepts `$id`, a correction, in the same transaction. */
export const joinThread = (condition: string): string[] => [correctOthers(condition), unite];

/** Whether `joinThread` has taken the time of a call from another request of the thread, for `$id`. */
export const isKept = `EXISTS (SELECT 1 FROM consultation_request
  WHERE ${isRelated} AND corrected_by = $id AND call_time IS NOT NULL AND call_state IS NULL)`;

/** Whether no accepted request has this id. */
export const isNotAccepted = `NOT EXISTS (
  SELECT 1 FROM consultation_request WHERE id = $id AND state <> 'quarantined')`;

/** Frees the call time that a request holds or asks for. */
export const freeCall = `call_state = CASE WHEN call_time IS NULL OR call_state IN ('taken', 'unavailable')
  THEN call_state ELSE 'freed' END`;
