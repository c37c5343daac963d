import 'server-only';
import { createHash } from 'node:crypto';
import { slotInstant } from '@/features/consultation/model/call/calendar';
import type { Slot } from '@/features/consultation/model/call/call';
import { shortId } from '@/lib/text/formats';
import type { Env } from '../../env';
import { log } from '../../log';
import type { Due } from '../../mail/decide';
import { team } from '../../mail/mail';
import type { MailSettings } from '../../mail/mailSettings';
import { codeOf, type MailResult, type SmtpFailure } from '../../mail/smtp/smtp';
import { toldCallOf, writeToldCall } from '../../mail/threadNow';
import type { ReaderRow, ReaderStore } from './readerStore';
import { nextStep } from './schedule';

/** Longer than an attempt's 30 seconds and 5 minutes. */
export const leaseMs = 6 * 60_000;

const hourMs = 60 * 60_000;
const reminderBeforeMs = 24 * hourMs;

/** Returns when a reminder's last attempt can begin, in milliseconds since 1970. */
export const lastReminderAt = (slot: Slot, timeZone: string): number =>
  slotInstant(slot, timeZone).getTime() - 2 * hourMs;

export interface MailerEnv
  extends Pick<Env, 'WEBHOOK_RETRY_DELAYS' | 'WEBHOOK_RETRY_FOR' | 'site'> {
  mail: MailSettings;
}

type Read = NonNullable<Awaited<ReturnType<ReaderStore['readThread']>>>;

/** A due row, and the mail that it needs. */
export interface Claimed {
  row: ReaderRow;
  read: Read;
  due: Due;
  /** On the outbox's clock, in milliseconds. */
  now: number;
  messageId: string;
  day: string;
}

export const hashOf = (address: string) => createHash('sha256').update(address).digest('hex');

export function logFailure(
  fields: { id: string; attempt: number },
  { status, error }: SmtpFailure,
): void {
  log.warn({ ...fields, ...(status && { status }), error }, 'Mail failed');
}

interface Options {
  store: ReaderStore;
  owner: string;
  env: MailerEnv;
}

/** Records what came of an attempt at a mail. */
export function createMailRecords({ store, owner, env }: Options) {
  const { mail: settings, site } = env;
  const { timeZone } = site;

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
      const last = lastReminderAt(due.slot, timeZone);
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

  return { told: recordTold, failure: recordFailure };
}
