import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { Env } from './env';
import { findReasons, type Reason, reasonText } from './health';
import { log } from './log';
import type { Outbox } from './outbox';
import { startLoop } from './outbox/queue/loop';
import { createTroubleLog } from './troubleLog';
import { failureOf, isDelivered, send } from './webhook/send';
import { within } from './within';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A cause is told again after this at the earliest, twice as long each time that it comes back. */
const firstQuietMs = 15 * minuteMs;
const maxQuietMs = 4 * hourMs;

/** A state that lasts is reported again this often; a cause that has ended is forgotten after it. */
const repeatMs = 24 * hourMs;

/** An alert that was not accepted is tried again after these, the last one again and again. */
const retryMs = [0, minuteMs, 5 * minuteMs, 15 * minuteMs];

/** What was told. The outbox keeps it as JSON. Times are milliseconds since 1970. */
export interface AlertState {
  status: 'ok' | 'degraded';
  /** Each with the lowest count since it was told: 0 once the cause has ended. */
  reasons: readonly { cause: string; count: number; toldAt: number; quietMs: number }[];
  /** When the last `degraded` alert was sent. */
  toldAt: number;
  /** How often the next alert was not accepted, and when it, or a recovery, was last tried. */
  tries: number;
  triedAt: number;
}

export const noAlert: AlertState = { status: 'ok', reasons: [], toldAt: 0, tries: 0, triedAt: 0 };

/**
 * Decides whether an alert is due: when the site becomes degraded, when it has recovered, when a cause is
 * new, comes back or grows, and once a day while it lasts. Each cause has a quiet time, and while the site
 * stays degraded, new ones wait until the last alert is 15 minutes old. `state` is what to record.
 */
export function nextAlert(
  last: AlertState,
  reasons: readonly Reason[],
  now: number,
): { state: AlertState; isDue: boolean } {
  const age = (at: number) => Math.abs(now - at);
  const told = new Map(last.reasons.map((each) => [each.cause, each]));
  const isTold = ({ cause, count }: Reason) => {
    const earlier = told.get(cause);
    if (!earlier) return last.status === 'degraded' && age(last.toldAt) < firstQuietMs;
    const isMore = last.status === 'ok' || count > earlier.count;
    return age(earlier.toldAt) < (isMore ? earlier.quietMs : repeatMs);
  };
  const counts = new Map(reasons.map(({ cause, count }) => [cause, count]));
  const kept = last.reasons
    .filter(({ cause, toldAt }) => counts.has(cause) || age(toldAt) < repeatMs)
    .map((each) => ({ ...each, count: Math.min(each.count, counts.get(each.cause) ?? 0) }));
  const isWell = reasons.length === 0;
  const isDue = isWell ? last.status === 'degraded' : !reasons.every(isTold);
  const waitMs = retryMs[last.tries] ?? Number(retryMs.at(-1));
  if (!isDue || age(last.triedAt) < waitMs) {
    return { state: { ...last, reasons: kept }, isDue: false };
  }
  if (isWell) {
    // The time makes it newer than what another process has told, but not recorded.
    return { state: { ...noAlert, reasons: kept, toldAt: last.toldAt, triedAt: now }, isDue };
  }
  const ended = kept.filter(({ cause }) => !counts.has(cause));
  const current = reasons.map(({ cause, count }) => {
    const { quietMs = firstQuietMs, count: lowest } = told.get(cause) ?? {};
    const next = Math.min(quietMs * (lowest === 0 ? 2 : 1), maxQuietMs);
    return { cause, count, toldAt: now, quietMs: next };
  });
  const state = { ...noAlert, reasons: [...current, ...ended], toldAt: now };
  return { state: { ...state, status: 'degraded' }, isDue };
}

/** The JSON text of an alert: `text` for Slack, `content` for Discord, and structured fields. No personal data. */
export function alertBody(
  status: AlertState['status'] | 'test',
  reasons: readonly Reason[],
  { name, url }: Pick<SiteSettings, 'name' | 'url'>,
): string {
  const texts = reasons.map(reasonText);
  const sentences = {
    degraded: `${name} (${url}) needs attention: ${texts.join('; ')}.`,
    ok: `${name} (${url}) has recovered.`,
    test: `This is a test of the alerts of ${name} (${url}).`,
  };
  const text = sentences[status];
  return JSON.stringify({ text, content: text, status, reasons: texts, site: url });
}

/**
 * The `webhook-id` of a new alert. Its prefix is part of what is signed: a receiver of requests that
 * takes no other id than a UUID refuses an alert that somebody sends there.
 */
export const alertId = () => `alert-${randomUUID()}`;

const checkEveryMs = 10_000;

/** How long the outbox may take to answer: an alert must not wait for a disk that hangs. */
const patienceMs = 5000;

/**
 * Checks the health of the site now and every 10 seconds, and posts an alert when one is due. Of the processes that
 * share an outbox, the one that records the alert there sends it. @returns a function that stops the checks
 */
export function startAlerts(env: Env, outbox: Outbox): () => void {
  const { ALERT_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret, site } = env;
  if (!url) return () => undefined;
  const target = { url, secret, timeoutMs: env.WEBHOOK_TIMEOUT_MS };
  const { status } = outbox;
  const report = createTroubleLog('Alert could not be sent', 'Alerts can be sent again');
  /** The last alert of this process, for while the outbox cannot be written. */
  let own = noAlert;

  async function post({ status: alert }: AlertState, reasons: readonly Reason[]) {
    const result = await send(target, { id: alertId(), body: alertBody(alert, reasons, site) });
    const isSent = isDelivered(result);
    report(isSent ? undefined : { alert, ...failureOf(result) });
    if (isSent) log.info({ alert }, 'Alert sent');
    return isSent;
  }

  const newest = ({ toldAt, triedAt }: AlertState) => Math.max(toldAt, triedAt);

  async function check(): Promise<void> {
    const reasons = await findReasons(env, status.read);
    const recorded = await within(patienceMs, status.lastAlert()).catch(() => undefined);
    // An earlier release recorded fewer fields.
    const shared: AlertState = { ...noAlert, ...JSON.parse(recorded || '{}') };
    const last = newest(shared) < newest(own) ? own : shared;
    const { state, isDue } = nextAlert(last, reasons, Date.now());
    const text = JSON.stringify(state);
    const replace = (from: string, to: string) =>
      from === to || within(patienceMs, status.replaceAlert(from, to)).catch(() => undefined);
    const isRecorded = recorded === undefined ? undefined : await replace(recorded, text);
    // Another process was faster.
    if (isRecorded === false) return;
    own = state;
    if (!isDue || (await post(state, reasons))) return;
    own = { ...last, tries: last.tries + 1, triedAt: Date.now() };
    if (isRecorded) await replace(text, JSON.stringify(own));
  }

  return startLoop(check, checkEveryMs);
}
