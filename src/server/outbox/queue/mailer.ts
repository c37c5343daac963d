import 'server-only';
import { addDaysTo, slotInstant, todayIn } from '@/features/consultation/model/call/calendar';
import type { CallOutcome } from '@/features/consultation/model/call/call';
import { callMethodIn } from '@/features/consultation/model/options';
import { shortId } from '@/lib/text/formats';
import { within } from '../../asyncLimits';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { composeMail } from '../../mail/compose';
import { decideMail } from '../../mail/decide';
import type { Mail } from '../../mail/mail';
import { team } from '../../mail/mail';
import { createConnections, type Turn } from '../../mail/smtp/connections';
import { createMailStatus } from '../../mail/smtp/mailStatus';
import type { MailResult } from '../../mail/smtp/smtp';
import { readToldCall, slotIn } from '../../mail/threadNow';
import {
  type Claimed,
  createMailRecords,
  hashOf,
  lastReminderAt,
  leaseMs,
  logFailure,
  type MailerEnv,
} from './mailRecords';
import type { OnlyDue, ReaderRow, ReaderStore } from './readerStore';

const mailsOfADay = 10;

/** After the lease, another attempt begins. */
const stopMs = 10_000;

/** How often a drain looks whether a further mail can be sent. */
const pollMs = 250;

interface Options {
  store: ReaderStore;
  owner: string;
  env: MailerEnv;
  /** Called when a further mail could be sent. */
  wake: () => void;
}

type Send = Turn['send'];

type Started = { done: Promise<void> };

/** A request that is sent without the outbox. */
interface DirectRequest {
  id: string;
  thread: string;
  version: number;
  body: string;
  source: string | null;
  callOutcome: CallOutcome | undefined;
}

export type Mailer = ReturnType<typeof createMailer>;

/** Sends what is due to the readers of threads: one mail after the other. */
export function createMailer({ store, owner, env, wake }: Options) {
  const { mail: settings, site } = env;
  const { timeZone } = site;
  const records = createMailRecords({ store, owner, env });
  const status = createMailStatus();
  const inFlight = new Set<Promise<void>>();
  /** After a failed connection. On the clock of `performance.now()`. */
  let pausedUntil = 0;
  let unconnected = 0;

  function noteConnection(result: MailResult): void {
    const isUnconnected = result.kind === 'unreachable' || result.kind === 'loginRefused';
    status.noteConnection(result);
    if (!isUnconnected) {
      unconnected = 0;
      return;
    }
    const delays = env.WEBHOOK_RETRY_DELAYS;
    const delay = delays[unconnected] ?? delays.at(-1) ?? 0;
    unconnected += 1;
    pausedUntil = performance.now() + delay * 1000;
  }

  const connections = createConnections(settings, { onFree: wake, onResult: noteConnection });

  async function sendClaimed(claimed: Claimed, send: Send): Promise<void> {
    const { row, read, due, now } = claimed;
    const given = {
      due,
      reader: row.reader,
      thread: read.thread,
      conversation: row.conversation,
      isRefused: row.reader === team && read.refusal > 0,
    };
    const mail = await composeMail(given, { mail: settings, site }, new Date(now));
    const result = await send(mail);
    if (row.reader === team) status.noteTeam(result);
    const sent = { ...claimed, messageId: mail.messageId };
    if (result.kind === 'sent') await records.told(sent);
    else await records.failure(sent, result);
  }

  const midnightAfter = (day: string) =>
    slotInstant({ date: addDaysTo(day, 1), time: '00:00' }, timeZone).getTime();

  /** Decides what a claimed row needs, and does it. */
  async function attempt(row: ReaderRow, send: Send): Promise<void> {
    const read = await store.readThread(row);
    // The thread was erased.
    if (!read) return;
    const now = await store.now();
    const { thread, told, isRequestNew, refusal } = read;
    const isReminderDue = settings.hasReminders && row.remindAt !== null && row.remindAt <= now;
    const reader = {
      reader: row.reader,
      told: told && { request: told, call: readToldCall(row.toldCall ?? '') },
      isRequestNew,
      isRefusalUntold: refusal === 1,
      isReminderDue,
    };
    const due = decideMail(reader, thread, { timeZone, now: new Date(now) });
    const isLate = due?.kind === 'reminder' && lastReminderAt(due.slot, timeZone) < now;
    const request = thread.current.id;
    if (!due || isLate) {
      const remindAt = row.remindAt !== null && row.remindAt > now ? row.remindAt : null;
      return store.recordNothing(row, owner, { change: thread.changedAt, request, remindAt });
    }
    const day = todayIn(timeZone, new Date(now));
    const claimed = { row, read, due, now, day, messageId: '' };
    const isCounted =
      row.reader === team || (await store.countMail(hashOf(row.reader), day, mailsOfADay));
    if (isCounted) return sendClaimed(claimed, send);
    const concernsCall = thread.held !== null || slotIn(reader.told?.call ?? null) !== null;
    return concernsCall
      ? store.postpone(row, owner, midnightAfter(day))
      : records.told(claimed, false);
  }

  const isPaused = () => performance.now() < pausedUntil;

  /** Starts the next due mail, unless mails wait for a connection. */
  async function startWith(turn: Turn, only?: OnlyDue): Promise<Started | undefined> {
    const claimed = isPaused() ? undefined : store.claim(owner, leaseMs, only);
    const row = await claimed?.catch((error) => {
      turn.end();
      throw error;
    });
    if (!row) {
      turn.end();
      return undefined;
    }
    let isUsed = false;
    const send: Send = (mail) => {
      isUsed = true;
      return turn.send(mail);
    };
    const done = attempt(row, send)
      .catch((error) => {
        const fields = { id: shortId(row.thread), error: errorCode(error) };
        log.error(fields, 'Outcome of a mail could not be recorded');
      })
      .finally(() => {
        if (!isUsed) turn.end();
        inFlight.delete(done);
        wake();
      });
    inFlight.add(done);
    return { done };
  }

  /** Starts the next due mail if one can be sent now. */
  async function startNext(): Promise<Started | undefined> {
    const turn = connections.tryTurn();
    return turn && startWith(turn);
  }

  /** Sends a mail to the team that no row is due for. */
  async function sendToTeam(mail: Mail): Promise<MailResult> {
    const result = await connections.send(mail);
    status.noteTeam(result);
    return result;
  }

  return {
    sendToTeam,
    status,
    isLimited: connections.isLimited,

    /** @returns the wait until the next mail in milliseconds; undefined if that is not known */
    async startDue(): Promise<number | undefined> {
      while (await startNext()) {
        // A second mail can be sent while the first awaits its last answer.
      }
      return isPaused() || !connections.isReady() ? undefined : store.nextDueInMs();
    },

    /** Attempts each due mail of a thread once, on a host without a loop. */
    async attemptThread(thread: string): Promise<void> {
      const before = await store.now();
      while (!connections.isLimited()) {
        const started = await startWith(await connections.nextTurn(), { thread, before });
        if (!started) return;
        await started.done;
      }
    },

    /** Sends the team's mail of a request that is not stored, once. */
    async sendDirectly({ id, thread, version, body, source, callOutcome }: DirectRequest) {
      const fields = JSON.parse(body);
      const now = new Date();
      const current = { id, version, isMove: false, fields, source, callOutcome, isFreed: false };
      const times = { receivedAt: now.getTime(), changedAt: now.getTime() };
      const hasAskedForCall = callMethodIn(fields) !== null;
      const inEffect = { id: thread, current, held: null, hasAskedForCall, ...times };
      const reader = { reader: team, told: null, isRequestNew: false, isRefusalUntold: false };
      const due = decideMail({ ...reader, isReminderDue: false }, inEffect, { timeZone, now });
      if (!due) return false;
      const given = { due, reader: team, thread: inEffect, conversation: null, isRefused: false };
      const mail = await composeMail({ ...given, isDirect: true }, { mail: settings, site }, now);
      // It cannot wait: the request is not stored.
      const result: MailResult = connections.isLimited()
        ? { kind: 'failed', error: 'MAIL_LIMIT_PER_HOUR' }
        : await sendToTeam(mail);
      if (result.kind === 'sent') log.info({ id: shortId(id) }, 'Sent straight to the mail server');
      else logFailure({ id: shortId(id), attempt: 1 }, result);
      return result.kind === 'sent';
    },

    /** Begins attempts for `beginMs`, and waits for them until `endMs`. */
    async drain(beginMs: number, endMs: number): Promise<void> {
      const startedAt = performance.now();
      const sinceStart = () => performance.now() - startedAt;
      while (sinceStart() < beginMs) {
        const started = await startNext();
        if (!started && inFlight.size === 0) return;
        const leftMs = endMs - sinceStart();
        // A further mail can be sent before one has ended, while that awaits its last answer.
        const waitMs = Math.min(leftMs, pollMs);
        await within(waitMs, Promise.race(inFlight)).catch(() => undefined);
      }
      await within(endMs - sinceStart(), Promise.all(inFlight)).catch(() => undefined);
    },

    /** Waits for mails in flight. A lease outlasts those that do not end. */
    async stop(): Promise<void> {
      await within(stopMs, Promise.all(inFlight)).catch(() => undefined);
    },
  };
}
