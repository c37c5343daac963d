import 'server-only';
import { type CallOutcome, callFromFields } from '@/features/consultation/model/call/call';
import { callMethods } from '@/features/consultation/model/options';
import { team } from '../../mail/mail';
import { type Database, type Params, whether } from '../engine/database';
import { readerTransitions } from '../readers';
import { isAccepted, transitionsAt } from '../states';

/** A row of a thread's reader, as claimed. Times are milliseconds since 1970. */
export interface ReaderRow {
  thread: string;
  /** `''` for the team, else a visitor's address. */
  reader: string;
  state: 'pending' | 'sent' | 'parked' | 'refused';
  dueChange: number;
  toldChange: number;
  toldRequest: string | null;
  toldCall: string | null;
  toldAt: number | null;
  /** The `Message-ID` of the first mail that a server accepted. */
  conversation: string | null;
  /** The end of the lease, if leased. Null if nothing is due. */
  dueAt: number | null;
  triedSince: number;
  attempts: number;
  lastError: string | null;
  /** Whether the last answer to the mail did not come. */
  isUnanswered: 0 | 1;
  /** 1: refused, and the team was not told. 2: the team was told. */
  refusal: 0 | 1 | 2;
  remindAt: number | null;
}

interface ThreadRow {
  id: string;
  changedAt: number;
  callDate: string | null;
  callTime: string | null;
  request: string;
  version: number;
  movedRequest: string | null;
  body: string;
  source: string | null;
  callOutcome: CallOutcome | null;
  hasTime: 0 | 1;
  receivedAt: number;
  hasAsked: 0 | 1;
  refusal: 0 | 1 | 2 | null;
  visitor: string | null;
  toldVersion: number | null;
  toldBody: string | null;
  toldMovedRequest: string | null;
  isNew: 0 | 1;
}

const booksCall = callMethods
  .map(({ value }) => `asked.body LIKE '%"contactMethod":"${value}"%'`)
  .join(' OR ');

/** Reads what is in effect, and what the reader was told. A JSON text contains no bare quotation mark. */
const selectThread = `SELECT thread.id, thread.changed_at, thread.call_date, thread.call_time,
    request.id AS request, request.version, request.moved_request, request.body, request.source,
    request.call_outcome, ${whether('request.call_time IS NOT NULL')} AS has_time,
    (SELECT MIN(received_at) FROM consultation_request WHERE thread = $thread) AS received_at,
    ${whether(`EXISTS (SELECT 1 FROM consultation_request AS asked WHERE asked.thread = $thread
      AND ${isAccepted} AND (asked.call_time IS NOT NULL OR ${booksCall}))`)} AS has_asked,
    (SELECT refusal FROM outbox_reader
      WHERE outbox_reader.thread = $thread AND outbox_reader.reader = request.reader) AS refusal,
    request.reader AS visitor,
    told.version AS told_version, told.body AS told_body, told.moved_request AS told_moved_request,
    ${whether('COALESCE(request.moved_request, request.id) <> COALESCE(told.moved_request, told.id)')} AS is_new
  FROM consultation_thread AS thread
  JOIN consultation_request AS request ON request.id = thread.current
  LEFT JOIN consultation_request AS told ON told.id = $told
  WHERE thread.id = $thread`;

/** The rows of a thread that are due by then. */
export interface OnlyDue {
  thread: string;
  before: number;
}

export type ReaderStore = ReturnType<typeof createReaderStore>;

/** @param isDelivery whether the team's mail delivers a request, because there is no webhook */
export function createReaderStore(database: Database, isDelivery: boolean) {
  const { run, runAll, skipLocked, now } = database;
  const sql = readerTransitions(now);
  const { deliver } = transitionsAt(now);

  const runEach = (statements: readonly (string | false)[], params: Params) =>
    runAll(statements.flatMap((each) => (each ? [{ sql: each, params }] : [])));

  const delivers = (reader: string) =>
    isDelivery &&
    reader === team &&
    `UPDATE consultation_request SET ${deliver.set} WHERE id = $request AND ${deliver.from}`;

  return {
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return Number(row?.now);
    },

    /** Leases the next due row, the team's first. */
    async claim(owner: string, leaseMs: number, only?: OnlyDue): Promise<ReaderRow | undefined> {
      const params = { owner, leaseMs, ...only };
      const [row] = await run<ReaderRow>(sql.claim(only ? 'one' : 'any', skipLocked), params);
      return row;
    },

    /** Undefined if the thread was erased. */
    async readThread({ thread, toldRequest }: ReaderRow) {
      const [row] = await run<ThreadRow>(selectThread, { thread, told: toldRequest });
      if (!row) return undefined;
      const held = callFromFields(row);
      const told =
        row.toldBody === null || toldRequest === null
          ? null
          : {
              id: toldRequest,
              version: Number(row.toldVersion),
              isMove: row.toldMovedRequest !== null,
              fields: JSON.parse(row.toldBody),
            };
      return {
        thread: {
          id: row.id,
          current: {
            id: row.request,
            version: row.version,
            isMove: row.movedRequest !== null,
            fields: JSON.parse(row.body),
            source: row.source,
            callOutcome: row.callOutcome ?? undefined,
            isFreed: !held && row.hasTime === 1 && row.callOutcome === null,
          },
          held,
          hasAskedForCall: row.hasAsked === 1,
          receivedAt: row.receivedAt,
          changedAt: row.changedAt,
        },
        told,
        isRequestNew: row.isNew === 1,
        visitor: row.visitor,
        refusal: row.refusal ?? 0,
      };
    },

    /**
     * Counts a mail to an address.
     * @returns false if it has had the day's mails
     */
    async countMail(address: string, day: string, most: number): Promise<boolean> {
      const counted = await run(
        `INSERT INTO outbox_mail_day (address, day, mails) VALUES ($address, $day, 1)
        ON CONFLICT (address, day) DO UPDATE SET mails = outbox_mail_day.mails + 1
          WHERE outbox_mail_day.mails < $most RETURNING mails`,
        { address, day, most },
      );
      return counted.length > 0;
    },

    async uncountMail(address: string, day: string): Promise<void> {
      await run(
        'UPDATE outbox_mail_day SET mails = mails - 1 WHERE address = $address AND day = $day AND mails > 0',
        { address, day },
      );
    },

    async recordTold(
      { thread, reader }: ReaderRow,
      told: {
        change: number;
        request: string;
        /** Null after a farewell, with `toldRequest`. */
        toldRequest: string | null;
        toldCall: string | null;
        remindAt: number | null;
        messageId: string | null;
        /** The address that the team was told was refused. */
        refused: string | null;
      },
    ): Promise<void> {
      const statements = [told.refused !== null && sql.tellRefusal, sql.tell, delivers(reader)];
      await runEach(statements, { thread, reader, ...told });
    },

    async recordNothing(
      { thread, reader }: ReaderRow,
      owner: string,
      done: { change: number; request: string; remindAt: number | null },
    ): Promise<void> {
      await runEach([sql.settle, delivers(reader)], { thread, reader, owner, ...done });
    },

    async recordFailure(
      { thread, reader, dueChange }: ReaderRow,
      owner: string,
      failure: { waitMs: number; lastError: string; isUnanswered: boolean },
    ): Promise<void> {
      const { waitMs, lastError } = failure;
      const isUnanswered = failure.isUnanswered ? 1 : 0;
      const params = { thread, reader, owner, dueChange, waitMs, lastError, isUnanswered };
      await run(sql.fail, params);
    },

    /** Parks the team's mail, or refuses a visitor's. */
    async recordEnd(
      { thread, reader, dueChange }: ReaderRow,
      owner: string,
      end: { lastError: string; reason: string; request: string },
    ): Promise<void> {
      const isTeam = reader === team;
      const state = isTeam ? 'parked' : 'refused';
      await runEach(
        [
          sql.give,
          !isTeam && sql.makeTeamDue,
          isTeam &&
            isDelivery &&
            `UPDATE consultation_request SET state = 'parked', reason = $reason
              WHERE id = $request AND state = 'pending'`,
        ],
        { thread, reader, owner, dueChange, state, ...end },
      );
    },

    async postpone({ thread, reader }: ReaderRow, owner: string, dueAt: number): Promise<void> {
      await run(sql.postpone, { thread, reader, owner, dueAt });
    },

    async dropReminder({ thread, reader }: ReaderRow, owner: string): Promise<void> {
      await run(sql.dropReminder, { thread, reader, owner });
    },

    /** Undefined if nothing will be due. */
    async nextDueInMs(): Promise<number | undefined> {
      const [next] = await run<{ ms: number }>(
        `SELECT due_at - ${now} AS ms FROM outbox_reader WHERE due_at IS NOT NULL ORDER BY due_at LIMIT 1`,
      );
      return next?.ms;
    },
  };
}
