import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteSettings } from '@/lib/siteSettings';
import type { Env } from './env';
import { errorCode } from './errorCode';
import { findDegradations } from './health';
import { log } from './log';
import type { Outbox } from './outbox';
import { createTroubleLog } from './troubleLog';
import { failureOf, isDelivered, send } from './webhook/send';

/** Alerts for the same reasons are at least this far apart. */
const quietMs = 15 * 60 * 1000;

/** The last alert that was sent. The outbox keeps it as JSON. */
export interface AlertState {
  status: 'ok' | 'degraded';
  /** Reasons of the last `degraded` alert; kept after the site has recovered. */
  reasons: readonly string[];
  /** When that alert was sent, in milliseconds since 1970. */
  toldAt: number;
}

export const noAlert: AlertState = { status: 'ok', reasons: [], toldAt: 0 };

/**
 * Decides whether an alert is due: when the site becomes degraded, when it has recovered, and when a
 * new reason appears and the last alert is at least 15 minutes old. Sends at most one alert per 15
 * minutes for the same reasons.
 *
 * @param reasons why the site is degraded; empty when it is not
 * @returns the alert to send, or undefined when none is due
 */
export function nextAlert(
  last: AlertState,
  reasons: readonly string[],
  now: number,
): AlertState | undefined {
  if (reasons.length === 0) {
    return last.status === 'ok' ? undefined : { ...last, status: 'ok' };
  }
  const isQuiet = Math.abs(now - last.toldAt) < quietMs;
  const isNew = reasons.some((reason) => !last.reasons.includes(reason));
  const isDue = last.status === 'ok' ? isNew || !isQuiet : isNew && !isQuiet;
  return isDue ? { status: 'degraded', reasons, toldAt: now } : undefined;
}

type Site = Pick<SiteSettings, 'name' | 'url'>;

/**
 * The JSON text of an alert: `text` for Slack, `content` for Discord (one sentence), and structured
 * fields for everything else. It holds no personal data.
 */
export function alertBody(
  status: AlertState['status'] | 'test',
  reasons: readonly string[],
  { name, url }: Site,
): string {
  const sentences = {
    degraded: `${name} (${url}) needs attention: ${reasons.join('; ')}.`,
    ok: `${name} (${url}) is well again.`,
    test: `This is a test of the alerts of ${name} (${url}).`,
  };
  const text = sentences[status];
  return JSON.stringify({ text, content: text, status, reasons, site: url });
}

const checkEveryMs = 10_000;

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
    const result = await send(target, { id: randomUUID(), body });
    const isSent = isDelivered(result);
    report(isSent ? undefined : { alert: alert.status, ...failureOf(result) });
    if (isSent) log.info({ alert: alert.status }, 'Alert sent');
    return isSent;
  }

  async function check(): Promise<void> {
    const reasons = await findDegradations(env, status);
    const recorded = await status.lastAlert().catch(() => undefined);
    const shared: AlertState = recorded ? JSON.parse(recorded) : noAlert;
    const next = nextAlert(shared.toldAt < own.toldAt ? own : shared, reasons, Date.now());
    if (!next) return;
    const text = JSON.stringify(next);
    const replace = (last: string, following: string) =>
      status.replaceAlert(last, following).catch(() => undefined);
    const isRecorded = recorded === undefined ? undefined : await replace(recorded, text);
    // Another process was faster.
    if (isRecorded === false) return;
    if (await post(next)) own = next;
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
