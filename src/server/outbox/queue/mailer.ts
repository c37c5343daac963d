import 'server-only';
import { createHash } from 'node:crypto';
import { addDaysTo, slotInstant, todayIn } from '@/features/consultation/model/call/calendar';
import { type CallOutcome, callFromFields } from '@/features/consultation/model/call/call';
import { shortId } from '@/lib/text/shortId';
import { within } from '../../asyncLimits';
import type { Env } from '../../env';
import { errorCode } from '../../errorCode';
import { log } from '../../log';
import { composeMail } from '../../mail/compose';
import { createConnections, type Turn } from '../../mail/connections';
import { type Due, decideMail } from '../../mail/decide';
import { createHourLimit } from '../../mail/hourLimit';
import type { MailSettings } from '../../mail/mailSettings';
import { createMailStatus } from '../../mail/mailStatus';
import { team } from '../../mail/readers';
import { codeOf, type MailResult, type SmtpFailure } from '../../mail/smtp';
import { readToldCall, slotIn, toldCallOf, writeToldCall } from '../../mail/threadNow';
import type { OnlyDue, ReaderRow, ReaderStore } from './readerStore';
import { nextStep } from './schedule';

/** Longer than an attempt's 30 seconds and 5 minutes. */
const leaseMs = 6 * 60_000;

const hourMs = 60 * 60_000;
const reminderBeforeMs = 24 * hourMs;
const lastReminderBeforeMs = 2 * hourMs;
const mailsOfADay = 10;

/** After the lease, another attempt begins. */
const stopMs = 10_000;

/** How often a drain looks whether a further mail can be sent. */
const pollMs = 250;

export interface MailerEnv
  extends Pick<Env, 'WEBHOOK_RETRY_DELAYS' | 'WEBHOOK_RETRY_FOR' | 'site'> {
  mail: MailSettings;
}

interface Options {
  store: ReaderStore;
  owner: string;
  env: MailerEnv;
  /** Called when a further mail could be sent. */
  wake: () => void;
}

type Send = Turn['send'];

type Read = NonNullable<Awaited<ReturnType<ReaderStore['readThread']>>>;

interface Claimed {
  row: ReaderRow;
  read: Read;
  due: Due;
  /** On the outbox's clock, in milliseconds. */
  now: number;
  messageId: string;
  day: string;
}

const hashOf = (address: string) => createHash('sha256').update(address).digest('hex');

/** A request that is sent without the outbox. */
interface DirectRequest {
  id: string;
  thread: string;
  version: number;
  body: string;
  source: string | null;
  callOutcome: CallOutcome | undefined;
}

function logFailure(fields: { id: string; attempt: number }, { status, error }: SmtpFailure): void {
  log.warn({ ...fields, ...(status && { status }), error }, 'Mail failed');
}

export type Mailer = ReturnType<typeof createMailer>;

/** Sends what is due to the readers of threads: one mail after the other. */
export function createMailer({ store, owner, env, wake }: Options) {
  const { mail: settings, site } = env;
  const { timeZone } = site;
  const connections = createConnections(settings, wake);
  const status = createMailStatus();
  const hour = createHourLimit(settings.limitPerHour);
  const inFlight = new Set<Promise<void>>();
  /** After a failed connection. On the clock of `performance.now()`. */
  let pausedUntil = 0;
  let unconnected = 0;

  /** Returns when to remind of a told call, if that is an hour ahead or more. */
  function reminderFor(due: Due, now: number): number | null {
    if (!settings.hasReminders || due.to === 'team' || due.kind === 'reminder') return null;
    if (due.call.kind !== 'held') return null;
    const remindAt = slotInstant(due.call.slot, timeZone).getTime() - reminderBeforeMs;
    return remindAt - now >= hourMs ? remindAt : null;
  }

  async function recordTold({ row, read, due, now, messageId }: Claimed, isSent = true) {
    const { current, changedAt } = read.thread;
    const isFarewell = due.kind === 'farewell';
    await store.recordTold(row, {
      change: changedAt,
      request: current.id,
      toldRequest: isFarewell ? null : current.id,
      toldCall: isFarewell ? null : writeToldCall(toldCallOf(due.call)),
      remindAt: reminderFor(due, now),
      messageId: isSent ? messageId : null,
      refused: row.reader === team && read.refusal > 0 ? read.visitor : null,
    });
  }

  function notePause(result: MailResult): void {
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

  async function recordFailure(claimed: Claimed, result: Exclude<MailResult, { kind: 'sent' }>) {
    const { row, read, due, day } = claimed;
    const { current } = read.thread;
    const isTeam = row.reader === team;
    const isUnanswered = result.kind === 'unanswered';
    const attempt = row.attempts + 1;
    const fields = { id: shortId(current.id), attempt };
    logFailure(fields, result);
    if (!isTeam && !isUnanswered) await store.uncountMail(hashOf(row.reader), day);
    // The reader may have had the mail twice.
    if (!isTeam && isUnanswered && row.isUnanswered) return recordTold(claimed);

    const lastError = codeOf(result);
    const startedAt = (row.dueAt ?? 0) - leaseMs;
    const triedSince = (due.kind === 'reminder' && row.remindAt) || row.triedSince;
    const tried = { attempts: row.attempts, triedSince, startedAt };
    const next = nextStep({ kind: 'failed', code: result.error }, tried, env);
    if (due.kind === 'reminder' && result.kind !== 'refused') {
      const waitMs = next.kind === 'pending' ? next.waitMs : 0;
      const last = slotInstant(due.slot, timeZone).getTime() - lastReminderBeforeMs;
      if (next.kind !== 'pending' || claimed.now + waitMs > last) {
        return store.dropReminder(row, owner);
      }
    }
    const isRefused = !isTeam && result.kind === 'refused';
    if (next.kind === 'pending' && !isRefused) {
      return store.recordFailure(row, owner, { waitMs: next.waitMs, lastError, isUnanswered });
    }
    const reason = next.kind === 'parked' ? next.reason : 'the address was refused';
    if (isTeam) log.error({ ...fields, reason }, 'Mail to the team parked');
    return store.recordEnd(row, owner, { lastError, reason, request: current.id });
  }

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
    hour.note(result);
    notePause(result);
    if (row.reader === team) status.noteTeam(result);
    const sent = { ...claimed, messageId: mail.messageId };
    if (result.kind === 'sent') await recordTold(sent);
    else await recordFailure(sent, result);
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
    const isLate =
      due?.kind === 'reminder' &&
      slotInstant(due.slot, timeZone).getTime() - lastReminderBeforeMs < now;
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
    if (due.kind === 'reminder') return store.dropReminder(row, owner);
    return concernsCall
      ? store.postpone(row, owner, midnightAfter(day))
      : recordTold(claimed, false);
  }

  const isPaused = () => performance.now() < pausedUntil || !hour.hasRoom(inFlight.size);

  /** Starts the next due mail if one can be sent now. */
  async function startNext(only?: OnlyDue): Promise<{ done: Promise<void> } | undefined> {
    const turn = isPaused() ? undefined : connections.tryTurn();
    if (!turn) return undefined;
    const row = await store.claim(owner, leaseMs, only).catch((error) => {
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

  return {
    connections,
    status,
    /** Whether the hour's limit is used up. */
    isLimited: () => !hour.hasRoom(inFlight.size),

    /** @returns the wait until the next mail in milliseconds; undefined if that is not known */
    async startDue(): Promise<number | undefined> {
      while (await startNext()) {
        // A second mail can be sent while the first awaits its last answer.
      }
      const isBusy = isPaused() || inFlight.size > 0;
      return isBusy ? undefined : store.nextDueInMs();
    },

    /** Attempts each due mail of a thread once, on a host without a loop. */
    async attemptThread(thread: string): Promise<void> {
      const before = await store.now();
      for (;;) {
        const started = await startNext({ thread, before });
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
      const call = callFromFields(fields);
      const inEffect = {
        id: thread,
        current,
        held: null,
        hasAskedForCall: call !== null,
        ...times,
      };
      const reader = { reader: team, told: null, isRequestNew: false, isRefusalUntold: false };
      const due = decideMail({ ...reader, isReminderDue: false }, inEffect, { timeZone, now });
      if (!due) return false;
      const given = { due, reader: team, thread: inEffect, conversation: null, isRefused: false };
      const mail = await composeMail({ ...given, isDirect: true }, { mail: settings, site }, now);
      const result = await connections.send(mail);
      hour.note(result);
      notePause(result);
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
