import 'server-only';

export const requestStates = [
  'pending',
  'delivered',
  'parked',
  'quarantined',
  'superseded',
] as const;

export type RequestState = (typeof requestStates)[number];

export const resolved = 'resolved by the operator';
export const dismissed = 'dismissed by the operator';

/** SQL of one transition. */
export interface Transition {
  /** Which requests can make it. */
  from: string;
  /** What it assigns. */
  set: string;
}

/** SQL: an attempt holds a lease. */
export const isInFlight = (now: string) => `(lease_owner IS NOT NULL AND due_at > ${now})`;

const isDismissed = `(state = 'delivered' AND COALESCE(reason, '') = '${dismissed}')`;

/** SQL: a request is neither quarantined nor dismissed. */
export const isAccepted = `(state <> 'quarantined' AND NOT ${isDismissed})`;

/** SQL: the state in which a request is stored. Of equal versions, the one that arrives later is current. */
export const stateAtReceipt = (isQuarantined: boolean) =>
  isQuarantined
    ? `'quarantined'`
    : `CASE WHEN consultation_thread.current IS NULL
        OR CAST($version AS INTEGER) >= consultation_thread.version THEN 'pending' ELSE 'superseded' END`;

/** SQL: as above, for a request that arrived earlier. A row of `consultation_thread` is in scope. */
const becomesCurrent = `(consultation_thread.current IS NULL
  OR (consultation_request.version, consultation_request.received_at)
    >= (consultation_thread.version, consultation_thread.received_at))`;

/**
 * The state machine of a request, with every transition after its receipt. Pending and parked
 * requests are always current.
 *
 * `now` is SQL of the engine's clock. A name with `$` is a parameter of the statement.
 */
export function transitionsAt(now: string) {
  const isFree = `NOT ${isInFlight(now)}`;
  const startOver = `reason = NULL, attempts = 0, tried_since = ${now}, due_at = ${now}, lease_owner = NULL`;
  const attempted = `attempts = attempts + 1, lease_owner = NULL`;
  const failed = `${attempted}, last_error = $lastError, failed_at = ${now}`;
  return {
    // The queue
    claim: {
      from: `state = 'pending' AND due_at <= ${now}`,
      set: `due_at = ${now} + $leaseMs, lease_owner = $owner`,
    },
    /** Whichever process has the lease. An attempt that was in flight leaves the request superseded. */
    deliver: {
      from: `state IN ('pending', 'parked', 'superseded')`,
      set: `state = CASE WHEN state = 'superseded' THEN state ELSE 'delivered' END, reason = NULL,
        delivered_at = ${now}, ${attempted}`,
    },
    fail: {
      from: `state = 'pending' AND lease_owner = $owner`,
      set: `due_at = ${now} + CAST($waitMs AS BIGINT), ${failed}`,
    },
    park: {
      from: `state = 'pending' AND lease_owner = $owner`,
      set: `state = 'parked', reason = $reason, ${failed}`,
    },
    /** By the commit that makes another request current. An attempt in flight keeps its lease. */
    supersede: {
      from: `(state IN ('pending', 'parked') OR state = 'delivered' AND reason IS NULL)`,
      set: `state = 'superseded', reason = NULL`,
    },

    // The operator
    retry: {
      from: `(state IN ('pending', 'parked') AND ${isFree})`,
      set: `state = 'pending', ${startOver}`,
    },
    /** `retry --delivered-after`. */
    resend: {
      from: `state = 'delivered' AND reason IS NULL AND delivered_at >= $from AND delivered_at < $before`,
      set: `state = 'pending', last_error = NULL, delivered_at = NULL, ${startOver}`,
    },
    accept: {
      from: `state = 'quarantined'`,
      set: `state = CASE WHEN EXISTS (SELECT 1 FROM consultation_thread WHERE id = consultation_request.thread
        AND ${becomesCurrent})
        THEN 'pending' ELSE 'superseded' END, ${startOver}`,
    },
    resolve: {
      from: `(state IN ('pending', 'parked') AND ${isFree})`,
      set: `state = 'delivered', reason = '${resolved}', delivered_at = ${now}, lease_owner = NULL`,
    },
    /** `resolve` of a quarantined request. */
    dismiss: {
      from: `state = 'quarantined'`,
      set: `state = 'delivered', reason = '${dismissed}', delivered_at = ${now}`,
    },
  } satisfies Record<string, Transition>;
}

/** SQL: which requests the purge removes. */
export const purgeable = {
  quarantined: `(state = 'quarantined' OR ${isDismissed}) AND received_at < $before`,
  /** With all other requests of their thread. */
  delivered: `(state = 'superseded' OR state = 'delivered' AND NOT ${isDismissed})
    AND COALESCE(delivered_at, received_at) < $before`,
};
