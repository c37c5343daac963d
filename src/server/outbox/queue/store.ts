import 'server-only';
import { callFromFields } from '@/features/consultation/model/call/call';
import { readerOf } from '@/features/consultation/model/schema';
import { type Database, type Deadline, timeLimitMs } from '../engine/database';
import { stateAtReceipt, type Transition, transitionsAt } from '../states';
import {
  type Added,
  columns,
  type Move,
  type Moved,
  type NewRequest,
  type RequestRow,
  type StoredRequest,
  toStored,
} from '../storedRequest';
import { isHeldBy, isTaken, lockThread, makeCurrent } from '../threads';
import type { AfterFailure } from './schedule';

/** SQL: the call outcome. A thread keeps its call, also one that the form no longer offers. */
function outcomeOf({ isCallUnavailable, quarantine }: NewRequest): string {
  if (isCallUnavailable) {
    return `CASE WHEN NOT ${isHeldBy('$thread', '$callDate', '$callTime')} THEN 'unavailable' END`;
  }
  if (quarantine) return 'NULL';
  return `CASE WHEN ${isTaken('$callDate', '$callTime', '$thread')} THEN 'taken' END`;
}

/**
 * Stores a request unless its id is known or its thread was erased.
 * @param isMove stores it only if the corrected request is current and the call can be held
 */
function insert(now: string, request: NewRequest, isMove: boolean): string {
  const movedRequest = isMove
    ? '(SELECT COALESCE(moved_request, id) FROM consultation_request WHERE id = $current)'
    : 'NULL';
  const canMove = `current = $current AND version = CAST($version AS INTEGER) - 1
    AND NOT ${isTaken('$callDate', '$callTime', '$thread')}`;
  return `INSERT INTO consultation_request (id, thread, version, received_hash, body, state, reason, received_at,
      tried_since, due_at, lease_owner, call_date, call_time, call_outcome, source, moved_request, reader)
    SELECT $id, $thread, CAST($version AS INTEGER), $receivedHash, $body, decided.state, $reason, ${now},
      ${now}, ${now} + CAST($leaseMs AS BIGINT), CASE WHEN decided.state = 'pending' THEN $leaseOwner END,
      $callDate, $callTime, ${outcomeOf(request)}, $source, ${movedRequest}, $reader
    FROM (
      SELECT ${stateAtReceipt(request.quarantine !== undefined)} AS state FROM consultation_thread
      WHERE id = $thread AND erased = 0 AND ${isMove ? canMove : 'TRUE'}
    ) AS decided
    WHERE TRUE
    ON CONFLICT (id) DO NOTHING
    RETURNING id`;
}

const selectOne = `SELECT ${columns} FROM consultation_request WHERE id = $id`;

const selectCurrent = `SELECT ${columns} FROM consultation_request
  WHERE id = (SELECT current FROM consultation_thread WHERE id = $thread)`;

const paramsOf = ({
  isCallUnavailable: _,
  deadline: __,
  lease,
  quarantine,
  ...given
}: NewRequest) => ({
  thread: given.id,
  version: 0,
  ...given,
  reader: readerOf(JSON.parse(given.body).email),
  reason: quarantine ?? null,
  leaseMs: lease?.ms ?? 0,
  leaseOwner: lease?.owner ?? null,
});

/** A lease also covers the claim, the record of the outcome, and one spare timeout. */
export const leaseMsFor = (timeoutMs: number): number => timeoutMs + 3 * timeLimitMs;

/** @param hasReaders whether threads that begin are mailed about */
export function createStore(database: Database, hasReaders = false) {
  const { run, runAll, now, skipLocked } = database;
  const { claim, deliver, fail, park } = transitionsAt(now);

  const recordSql = ({ from, set }: Transition) =>
    `UPDATE consultation_request SET ${set} WHERE id = $id AND ${from} RETURNING id`;

  /** In one transaction. */
  async function storeInThread(request: NewRequest, isMove: boolean) {
    const params = { ...paramsOf(request), hasReaders: hasReaders ? 1 : 0 };
    const statements = [
      lockThread,
      insert(now, request, isMove),
      ...makeCurrent(now),
      selectOne,
    ].map((sql) => ({ sql, params }));
    const results = await runAll<RequestRow>(statements, { deadline: request.deadline });
    const [[thread] = [], inserted = []] = results;
    const [row] = results.at(-1) ?? [];
    return { thread, isStored: inserted.length > 0, request: row && toStored(row) };
  }

  return {
    async find(id: string, options?: Deadline): Promise<StoredRequest | undefined> {
      return (await run<RequestRow>(selectOne, { id }, options)).map(toStored)[0];
    },

    async holdsCall(thread: string, options?: Deadline): Promise<boolean> {
      const holding = await run(
        'SELECT id FROM consultation_thread WHERE id = $thread AND call_time IS NOT NULL',
        { thread },
        options,
      );
      return holding.length > 0;
    },

    /** Returns a thread's current request. */
    async readThread(thread: string, options?: Deadline): Promise<StoredRequest | undefined> {
      return (await run<RequestRow>(selectCurrent, { thread }, options)).map(toStored)[0];
    },

    async add(given: NewRequest): Promise<Added> {
      const { thread, isStored, request } = await storeInThread(given, false);
      if (!request) return { kind: 'erased' };
      if (!isStored) return { kind: 'known', request };
      return { kind: 'stored', request, heldBefore: thread ? callFromFields(thread) : null };
    },

    /** Stores a correction if the corrected request is current and the call can be held. */
    async move(given: Move): Promise<Moved> {
      const { thread, request } = await storeInThread(given, true);
      if (request) return { kind: 'stored', request };
      const isSame = thread?.current === given.current && thread.version === given.version - 1;
      return { kind: isSame ? 'taken' : 'changed' };
    },

    async heldTimes(date: string, options?: Deadline): Promise<string[]> {
      const rows = await run<{ time: string }>(
        'SELECT call_time AS time FROM consultation_thread WHERE call_date = $date ORDER BY call_time',
        { date },
        options,
      );
      return rows.map(({ time }) => time);
    },

    /**
     * Leases due requests to one process. PostgreSQL checks the outer condition again once a row is
     * locked.
     */
    async claim(leaseMs: number, owner: string, limit: number): Promise<StoredRequest[]> {
      const claimed = await run<RequestRow>(
        `WITH due AS MATERIALIZED (
          SELECT id FROM consultation_request WHERE ${claim.from}
          ORDER BY due_at LIMIT $limit ${skipLocked}
        )
        UPDATE consultation_request SET ${claim.set}
        WHERE ${claim.from} AND id IN (SELECT id FROM due)
        RETURNING ${columns}`,
        { leaseMs, owner, limit },
      );
      return claimed.map(toStored);
    },

    async recordDelivery(id: string): Promise<void> {
      await run(recordSql(deliver), { id });
    },

    /**
     * Schedules or parks a failed request.
     * @returns false if it is superseded or erased, or another process has the lease
     */
    async recordFailure(
      id: string,
      owner: string,
      next: AfterFailure,
      lastError: string,
    ): Promise<boolean> {
      const params = { id, owner, lastError };
      const recorded =
        next.kind === 'parked'
          ? await run(recordSql(park), { ...params, reason: next.reason })
          : await run(recordSql(fail), { ...params, waitMs: next.waitMs });
      return recorded.length > 0;
    },

    /** Undefined if no request is pending. */
    async nextDueInMs(): Promise<number | undefined> {
      const [next] = await run<{ ms: number }>(
        `SELECT due_at - ${now} AS ms FROM consultation_request WHERE state = 'pending'
        ORDER BY due_at LIMIT 1`,
      );
      return next?.ms;
    },
  };
}

export type Store = ReturnType<typeof createStore>;
