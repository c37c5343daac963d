import 'server-only';
import { callFromFields, type Slot } from '@/features/consultation/model/call/call';
import type { Database, Params } from '../engine/database';
import { createStore } from '../queue/store';
import { transitionsAt } from '../states';
import { freeCall, isHeldBy, isTaken, lockThread, makeCurrent } from '../threads';
import { createReaderQueries } from './readers';

const pageSize = 500;

export interface FreedCall {
  thread: string;
  callDate: string;
  callTime: string;
}

type HasBegun = (call: Slot) => boolean;

export function createChanges(database: Database) {
  const { run, runAll, now } = database;
  const { find } = createStore(database);
  const { accept, retry, resend, resolve, dismiss } = transitionsAt(now);

  /** Reads ids in pages, so that the running site does not wait long. The earliest received come first. */
  async function* pagesOf(where: string, params: Params = {}): AsyncGenerator<string[]> {
    let last = { receivedAt: Number.MIN_SAFE_INTEGER, id: '' };
    for (;;) {
      const page = await run<typeof last>(
        `SELECT received_at, id FROM consultation_request
        WHERE ${where} AND (received_at, id) > ($receivedAt, $id)
        ORDER BY received_at, id LIMIT ${pageSize}`,
        { ...params, ...last },
      );
      yield page.map(({ id }) => id);
      last = page.at(-1) ?? last;
      if (page.length < pageSize) return;
    }
  }

  /** @returns the changed ids */
  async function change(
    { from, set }: { from: string; set: string },
    ids: readonly string[] | 'all',
    params: Params = {},
  ): Promise<string[]> {
    const changed: string[] = [];
    for await (const page of ids === 'all' ? pagesOf(from, params) : [ids]) {
      if (page.length === 0) continue;
      const named = Object.fromEntries(page.map((id, index) => [`id${index}`, id]));
      const list = Object.keys(named).map((name) => `$${name}`);
      const found = await run<{ id: string }>(
        `UPDATE consultation_request SET ${set} WHERE id IN (${list}) AND ${from} RETURNING id`,
        { ...params, ...named },
      );
      const all = new Set(found.map(({ id }) => id));
      changed.push(...page.filter((id) => all.has(id)));
    }
    return changed;
  }

  const mails = createReaderQueries(database);

  const [date = '', time = '', thread = ''] = ['call_date', 'call_time', 'thread'].map(
    (name) => `consultation_request.${name}`,
  );
  /** A thread keeps a call that has begun, but cannot take one. */
  const acceptSql = `UPDATE consultation_request SET ${accept.set},
      call_outcome = CASE WHEN call_outcome IS NOT NULL THEN call_outcome
        WHEN ${isTaken(date, time, thread)} THEN 'taken'
        WHEN CAST($hasBegun AS INTEGER) = 1 AND NOT ${isHeldBy(thread, date, time)} THEN 'unavailable' END
    WHERE id = $id AND ${accept.from} RETURNING id`;

  async function acceptOne(id: string, hasBegun: HasBegun): Promise<boolean> {
    const request = await find(id);
    if (!request) return false;
    const call = callFromFields(request);
    const params = {
      id,
      thread: request.thread,
      hasBegun: call && hasBegun(call) ? 1 : 0,
      // Its thread exists.
      hasReaders: 0,
    };
    const statements = [lockThread, acceptSql, ...makeCurrent(now)];
    const [, found] = await runAll(statements.map((sql) => ({ sql, params })));
    return found !== undefined && found.length > 0;
  }

  return {
    async now(): Promise<number> {
      const [row] = await run<{ now: number }>(`SELECT ${now} AS now`);
      return Number(row?.now);
    },

    /** Also retries the parked and refused mails of the requests' threads. */
    async retry(ids: readonly string[] | 'all'): Promise<string[]> {
      const requests = await change(retry, ids);
      const mailed = await mails.retryMails(ids === 'all' ? await mails.unmailed() : ids);
      return [...new Set([...requests, ...mailed])];
    },

    resend: (from: number, before: number) => change(resend, 'all', { from, before }),

    /** Of two requests for one call, the earlier holds it. */
    async accept(ids: readonly string[] | 'all', hasBegun: HasBegun): Promise<string[]> {
      const accepted: string[] = [];
      for await (const page of ids === 'all' ? pagesOf(accept.from) : [ids]) {
        for (const id of page) if (await acceptOne(id, hasBegun)) accepted.push(id);
      }
      return accepted;
    },

    async resolve(ids: readonly string[]): Promise<{ resolved: string[]; dismissed: string[] }> {
      const dismissed = await change(dismiss, ids);
      const resolved = await change(resolve, ids);
      const mailed = await mails.resolveMails(ids);
      return { resolved: [...new Set([...resolved, ...mailed])], dismissed };
    },

    /** Frees held calls that have not begun. */
    async free(
      wanted: { thread: string } | { date: string },
      hasBegun: HasBegun,
    ): Promise<FreedCall[]> {
      const held = await run<FreedCall>(
        `SELECT id AS thread, call_date, call_time FROM consultation_thread
        WHERE call_time IS NOT NULL AND ${'date' in wanted ? 'call_date = $date' : 'id = $thread'}`,
        wanted,
      );
      const freed: FreedCall[] = [];
      for (const each of held) {
        const call = callFromFields(each);
        if (!call || hasBegun(call)) continue;
        const params = { ...each };
        const [found] = await runAll(freeCall(now).map((sql) => ({ sql, params })));
        if (found?.length) freed.push(each);
      }
      return freed;
    },
  };
}
