import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { Env } from './env';
import { errorCode } from './errorCode';
import { findDegradations, type Reason, reasonText } from './health';
import { log } from './log';
import type { Outbox } from './outbox';
import { createTroubleLog } from './troubleLog';
import { failureOf, isDelivered, send } from './webhook/send';
import { within } from './within';

/** Alerts for the same reasons are at least this far apart. */
const quietMs = 15 * 60 * 1000;

/** A state that lasts is reported again this often. */
const repeatMs = 24 * 60 * 60 * 1000;

/** The last alert that was sent. The outbox keeps it as JSON. */
export interface AlertState {
  status: 'ok' | 'degraded';
  /** Reasons of the last `degraded` alert that have lasted since; kept after the site has recovered. */
  reasons: readonly Reason[];
  /** When that alert was sent, in milliseconds since 1970. */
  toldAt: number;
}

export const noAlert: AlertState = { status: 'ok', reasons: [], toldAt: 0 };

/** The reasons that were reported and still hold, each with the lower of its two counts. */
const lasting = (told: readonly Reason[], reasons: readonly Reason[]): Reason[] =>
  told.flatMap((earlier) =>
    reasons
      .filter(({ cause }) => cause === earlier.cause)
      .map((reason) => ({ ...reason, count: Math.min(reason.count, earlier.count) })),
  );

/**
 * Decides whether an alert is due: when the site becomes degraded, when it has recovered, when a reason
 * is new or its count has grown and the last alert is at least 15 minutes old, and once a day while the
 * site stays degraded. Sends at most one alert per 15 minutes for the same reasons.
 *
 * @param reasons why the site is degraded; empty when it is not
 * @returns what to record, and whether it is to be sent
 */
export function nextAlert(
  last: AlertState,
  reasons: readonly Reason[],
  now: number,
): { state: AlertState; isDue: boolean } {
  if (reasons.length === 0)
    return { state: { ...last, status: 'ok' }, isDue: last.status !== 'ok' };
  const age = Math.abs(now - last.toldAt);
  const isQuiet = age < quietMs;
  const countsTold = new Map(last.reasons.map(({ cause, count }) => [cause, count]));
  const isNew = reasons.some(({ cause }) => !countsTold.has(cause));
  const isMore = reasons.some(({ cause, count }) => count > (countsTold.get(cause) ?? 0));
  const isDue = last.status === 'ok' ? isNew || !isQuiet : (isMore && !isQuiet) || age >= repeatMs;
  return isDue
    ? { state: { status: 'degraded', reasons, toldAt: now }, isDue }
    : // A reason that ends or shrinks, and then grows, is reported again.
      {
        state: last.status === 'ok' ? last : { ...last, reasons: lasting(last.reasons, reasons) },
        isDue,
      };
}

type Site = Pick<SiteSettings, 'name' | 'url'>;

/**
 * The JSON text of an alert: `text` for Slack, `content` for Discord (one sentence), and structured
 * fields for everything else. It holds no personal data.
 */
export function alertBody(
  status: AlertState['status'] | 'test',
  reasons: readonly Reason[],
  { name, url }: Site,
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
 * Checks the health of the site now and every 10 seconds, and posts an alert when one is due. Of the
 * processes that share an outbox, the one that records the alert there sends it.
 *
 * @returns a function that stops the checks
 */
export function startAlerts(env: Env, outbox: Outbox): () => void {
  const { ALERT_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret, site } = env;
  if (!url) return () => undefined;
  const target = { url, secret, timeoutMs: env.WEBHOOK_TIMEOUT_MS };
  const { status } = outbox;
  const report = createTroubleLog('Alert could not be sent', 'Alerts can be sent again');
  const stopping = new AbortController();
  /** The last alert of this process, for while the outbox cannot be written. */
  let own = noAlert;

  async function post(alert: AlertState): Promise<boolean> {
    const body = alertBody(alert.status, alert.status === 'ok' ? [] : alert.reasons, site);
    const result = await send(target, { id: alertId(), body });
    const isSent = isDelivered(result);
    report(isSent ? undefined : { alert: alert.status, ...failureOf(result) });
    if (isSent) log.info({ alert: alert.status }, 'Alert sent');
    return isSent;
  }

  async function check(): Promise<void> {
    const reasons = await findDegradations(env, status);
    const recorded = await within(patienceMs, status.lastAlert()).catch(() => undefined);
    const shared: AlertState = recorded ? JSON.parse(recorded) : noAlert;
    const last = shared.toldAt < own.toldAt ? own : shared;
    const { state, isDue } = nextAlert(last, reasons, Date.now());
    const text = JSON.stringify(state);
    const replace = (from: string, to: string) =>
      from === to || within(patienceMs, status.replaceAlert(from, to)).catch(() => undefined);
    const isRecorded = recorded === undefined ? undefined : await replace(recorded, text);
    // Another process was faster.
    if (isRecorded === false) return;
    if (!isDue || (await post(state))) own = state;
    else if (isRecorded) await replace(text, recorded ?? '');
  }

  async function run({ signal }: AbortController): Promise<void> {
    while (!signal.aborted) {
      await check().catch((error) =>
        log.error({ error: errorCode(error) }, 'Alert could not be sent'),
      );
      await sleep(checkEveryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  void run(stopping);
  return () => stopping.abort();
}
