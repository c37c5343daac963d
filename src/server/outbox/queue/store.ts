import 'server-only';
import { callFromFields } from '@/features/consultation/model/call/call';
import { readerOf } from '../../mail/readers';
import type { Database, Deadline } from '../engine/database';
import { stateAtReceipt } from '../states';
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
import { createDeliveries } from './deliveries';

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

/** @param hasReaders whether threads that begin are mailed about */
export function createStore(database: Database, hasReaders = false) {
  const { run, runAll, now } = database;

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

    ...createDeliveries(database),
  };
}

export type Store = ReturnType<typeof createStore>;
