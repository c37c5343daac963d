import 'server-only';
import { callFromFields } from '@/features/consultation/model/call/call';
import type { Database, Deadline } from '../engine/database';
import {
  type Added,
  type Move,
  type Moved,
  type NewRequest,
  type RequestRow,
  type StoredRequest,
  toStored,
} from '../storedRequest';
import { createDeliveries } from './deliveries';
import { createErasures } from './erasures';
import { columns, isAccepted, isErased, isHeldBy, isNotErased, isTaken } from './expressions';

/**
 * Stores a request unless its id is known or it is erased.
 * @param move a further SQL condition
 */
function insertWith(
  now: string,
  { isCallUnavailable, quarantine }: NewRequest,
  move?: { only: string },
): string {
  const taken = `CASE WHEN ${isTaken('$callDate', '$callTime', '$thread')} THEN 'taken' END`;
  // A thread keeps its call, also one that the form no longer offers.
  const isHeldAlready = isHeldBy('$thread', '$callDate', '$callTime');
  const unavailable = `CASE WHEN NOT ${isHeldAlready} THEN 'unavailable' END`;
  const undecided = quarantine ? 'NULL' : taken;
  return `INSERT INTO consultation_request (id, received_hash, body, state, reason, received_at, tried_since,
      due_at, lease_owner, call_date, call_time, call_outcome, corrects, thread, version, source, is_move)
    SELECT $id, $receivedHash, $body, $state, $reason, ${now}, ${now}, ${now} + CAST($leaseMs AS BIGINT),
      $leaseOwner, $callDate, $callTime, ${isCallUnavailable ? unavailable : undecided}, $corrects, $thread,
      CAST($version AS INTEGER), $source, ${move ? 1 : 0}
    WHERE NOT ${isErased('$')} AND ${move?.only ?? 'TRUE'}
    ON CONFLICT (id) DO NOTHING
    RETURNING id`;
}

/**
 * Makes an accepted request current if its version is the highest or, between equal versions, it was
 * received last. Its thread then holds only this request's call, if that can be held.
 */
export const accept = `INSERT INTO consultation_thread (id, version, current, received_at, call_date, call_time)
  SELECT thread, version, id, received_at,
    CASE WHEN call_outcome IS NULL THEN call_date END, CASE WHEN call_outcome IS NULL THEN call_time END
  FROM consultation_request AS accepted WHERE id = $id AND ${isAccepted}
    AND NOT ${isErased('accepted.')}
  ON CONFLICT (id) DO UPDATE SET version = excluded.version, current = excluded.current,
    received_at = excluded.received_at, call_date = excluded.call_date, call_time = excluded.call_time
  WHERE (excluded.version, excluded.received_at, excluded.current) >
    (consultation_thread.version, consultation_thread.received_at, consultation_thread.current)`;

const lockThread = `UPDATE consultation_thread SET version = version WHERE id = $thread
  RETURNING version, current`;

const canMove = `NOT ${isTaken('$callDate', '$callTime', '$thread')}
  AND EXISTS (SELECT 1 FROM consultation_thread WHERE id = $thread AND current = $corrects
    AND version = CAST($version AS INTEGER) - 1)`;

export const startOver = (now: string): string =>
  `state = 'pending', reason = NULL, attempts = 0, tried_since = ${now}, due_at = ${now}, lease_owner = NULL`;

export type ThreadPosition = Pick<StoredRequest, 'thread' | 'version'>;

export type StatedPosition = Pick<NewRequest, 'id' | 'corrects'> & Partial<ThreadPosition>;

export const positionAsStated = ({
  id,
  corrects,
  thread,
  version,
}: StatedPosition): ThreadPosition =>
  corrects ? { thread: thread ?? corrects, version: version ?? 1 } : { thread: id, version: 0 };

const selectOne = `SELECT ${columns} FROM consultation_request WHERE id = $id AND ${isNotErased}`;

/** Records the id of a refused request, so that its corrections are refused, too. */
const recordErased = `INSERT INTO outbox_erased (id) SELECT CAST($id AS TEXT) WHERE ${isErased('$')}
  ON CONFLICT DO NOTHING`;

const selectCurrent = `SELECT ${columns} FROM consultation_request
  WHERE id = (SELECT current FROM consultation_thread WHERE id = $thread) AND ${isNotErased}`;

const selectCall = `SELECT call_date AS "callDate", call_time AS "callTime" FROM consultation_thread
  WHERE id = $thread`;

const paramsOf = (
  { isCallUnavailable: _, deadline: __, lease, quarantine, ...given }: NewRequest,
  position: ThreadPosition,
) => ({
  ...given,
  ...position,
  state: quarantine ? 'quarantined' : 'pending',
  reason: quarantine ?? null,
  leaseMs: lease?.ms ?? 0,
  leaseOwner: lease?.owner ?? null,
});

/** Each statement resolves once it is on disk. */
export function createStore(database: Database) {
  const { run, runAll, now } = database;

  async function find(id: string, options?: Deadline): Promise<StoredRequest | undefined> {
    return (await run<RequestRow>(selectOne, { id }, options)).map(toStored)[0];
  }

  async function resolvePosition(
    stated: StatedPosition,
    options: Deadline,
  ): Promise<ThreadPosition> {
    const { corrects, thread, version } = stated;
    const isWhole = !corrects || (thread !== undefined && version !== undefined);
    const named = isWhole ? undefined : await find(corrects, options);
    if (!named) return positionAsStated(stated);
    return { thread: thread ?? named.thread, version: version ?? named.version + 1 };
  }

  return {
    find,

    async holdsCall(stated: StatedPosition, options: Deadline): Promise<boolean> {
      const { thread } = await resolvePosition(stated, options);
      const holding = await run(
        'SELECT id FROM consultation_thread WHERE id = $thread AND call_time IS NOT NULL',
        { thread },
        options,
      );
      return holding.length > 0;
    },

    async readThread(thread: string, options?: Deadline): Promise<StoredRequest | undefined> {
      return (await run<RequestRow>(selectCurrent, { thread }, options)).map(toStored)[0];
    },

    async add(given: NewRequest): Promise<Added> {
      const { deadline } = given;
      const params = paramsOf(given, await resolvePosition(given, { deadline }));
      const reads = given.corrects ? [selectCall] : [];
      const statements = [...reads, insertWith(now, given), accept, selectOne];
      const results = await runAll<RequestRow>(
        statements.map((sql) => ({ sql, params })),
        { key: params.thread, deadline },
      );
      const [before] = reads.flatMap((_, index) => results[index] ?? []);
      const [stored, , [row] = []] = results.slice(reads.length);
      if (!row) {
        await run(recordErased, params, { deadline });
        return { kind: 'erased' };
      }
      const request = toStored(row);
      if (!stored?.length) return { kind: 'known', request };
      return { kind: 'stored', request, heldBefore: before ? callFromFields(before) : null };
    },

    /** Stores a correction if the corrected request is current and the call can be held. */
    async move(request: Move): Promise<Moved> {
      const params = paramsOf(request, request);
      // A statement sees what was committed before it began (PostgreSQL manual, section 13.2.1):
      // lock the row first.
      const statements = [
        lockThread,
        insertWith(now, request, { only: canMove }),
        accept,
        selectOne,
      ];
      const [locked, , , [row] = []] = await runAll<RequestRow>(
        statements.map((sql) => ({ sql, params })),
        { key: params.thread, deadline: request.deadline },
      );
      if (row) return { kind: 'stored', request: toStored(row) };
      const [thread] = locked ?? [];
      const { corrects, version } = request;
      const isSame = thread?.current === corrects && thread.version === version - 1;
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
    removeErased: createErasures(database).removeErased,
  };
}

export type Store = ReturnType<typeof createStore>;
