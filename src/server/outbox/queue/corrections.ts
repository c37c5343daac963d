import 'server-only';

/*
 * Requests that name each other by `corrects` are one visitor's: a chain. At most one request of a chain is its current
 * one, accepted (not quarantined) and corrected by none, and only that one can hold a call time. A request that is
 * accepted corrects all others, but not one that follows it in the chain and arrived before it: that one corrects it.
 */

/** The current request among those that follow `$id` in its chain; null when there is none. */
export const successor = `(
  WITH RECURSIVE later (id) AS (
    SELECT id FROM consultation_request WHERE corrects = $id
    UNION SELECT next.id FROM consultation_request AS next JOIN later ON next.corrects = later.id
  )
  SELECT id FROM consultation_request WHERE id IN (SELECT id FROM later) AND id <> $id
    AND state <> 'quarantined' AND corrected_by IS NULL
  LIMIT 1)`;

/** Whether no accepted request has this id. */
export const isNotAccepted = `NOT EXISTS (
  SELECT 1 FROM consultation_request WHERE id = $id AND state <> 'quarantined')`;

/** Frees the call time that a request holds or asks for. */
export const freeCall = `call_state = CASE WHEN call_time IS NULL OR call_state IN ('taken', 'unavailable')
  THEN call_state ELSE 'freed' END`;

/** The current request of a chain once `$id` is accepted. */
const current = `COALESCE(${successor}, $id)`;

/**
 * Marks the requests of a chain as corrected when `$id`, which corrects `$corrects`, is stored or accepted, if `isDone`
 * holds. To be run first in its transaction, alone among the writers: a request of the same chain may be arriving.
 * @param by the chain's current request then; `successor` for a quarantined one, which may unite two chains
 */
export const correctOthers = (isDone: string, by = current): string => `
  WITH RECURSIVE chain (id) AS (
    SELECT CAST($id AS TEXT) UNION SELECT CAST($corrects AS TEXT)
    UNION SELECT CASE WHEN near.id = chain.id THEN near.corrects ELSE near.id END
    FROM consultation_request AS near JOIN chain ON near.id = chain.id OR near.corrects = chain.id
  )
  UPDATE consultation_request SET corrected_by = ${by}, ${freeCall}
  WHERE id IN (SELECT id FROM chain) AND id <> ${by}
    AND state <> 'quarantined' AND corrected_by IS NULL AND ${isDone}`;
