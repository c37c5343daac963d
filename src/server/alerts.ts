import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/siteSettings';
import type { Env } from './env';
import { errorCode } from './errorCode';
import { findDegradations } from './health';
import { log } from './log';
import type { Outbox } from './outbox';
import { failureOf, isDelivered, send } from './webhook/send';

/** The same reasons are told at most this often. */
const quietMs = 15 * 60 * 1000;

/** What was told last, and when, in milliseconds since 1970. */
export interface AlertState {
  status: 'ok' | 'degraded';
  /** Those of the last alert, also when the site is well again since. */
  reasons: readonly string[];
  toldAt: number;
}

export const nothingTold: AlertState = { status: 'ok', reasons: [], toldAt: 0 };

/**
 * Decides whether somebody is to be told: when the site turns degraded, when a reason is new and the
 * last alert is 15 minutes old, and when the site is well again. A site that turns degraded for the
 * same reasons once more is told of 15 minutes after the last time.
 *
 * @param reasons why the site is degraded; empty when it is not
 * @returns the state once that is told; undefined when there is nothing to tell
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

/** Trouble is reported within a minute. */
const checkEveryMs = 20_000;

/**
 * Checks the health of the site now and every 20 seconds, and posts an alert when somebody is to be
 * told. Processes that share an outbox tell once: the one that records the alert there sends it.
 *
 * @returns a function that ends it
 */
export function startAlerts(env: Env, outbox: Outbox): () => void {
  const { alertWebhookUrl, webhookSecret: secret, webhookTimeoutMs: timeoutMs, site } = env;
  if (!alertWebhookUrl) return () => undefined;
  const target = { url: alertWebhookUrl, secret, timeoutMs };
  /** What this process told last, for while the outbox cannot be written. */
  let own = nothingTold;

  async function post({ status, reasons }: AlertState): Promise<boolean> {
    const body = alertBody(status, status === 'ok' ? [] : reasons, site);
    const result = await send(target, { id: randomUUID(), body });
    if (isDelivered(result)) log.info({ status }, 'Alert sent');
    else log.error({ status, ...failureOf(result) }, 'Alert could not be sent');
    return isDelivered(result);
  }

  async function check(): Promise<void> {
    const reasons = await findDegradations(env, outbox);
    const recorded = await outbox.status.lastAlert().catch(() => undefined);
    const shared: AlertState = recorded ? JSON.parse(recorded) : nothingTold;
    const next = nextAlert(shared.toldAt < own.toldAt ? own : shared, reasons, Date.now());
    if (!next) return;
    const text = JSON.stringify(next);
    const replace = (last: string, following: string) =>
      outbox.status.replaceAlert(last, following).catch(() => undefined);
    const isRecorded = recorded === undefined ? undefined : await replace(recorded, text);
    // Another process was faster.
    if (isRecorded === false) return;
    if (await post(next)) own = next;
    else if (isRecorded) await replace(text, recorded ?? '');
  }

  let checking = false;
  async function checkOnce(): Promise<void> {
    if (checking) return;
    checking = true;
    await check()
      .catch((error) => log.error({ error: errorCode(error) }, 'Alert could not be sent'))
      .finally(() => {
        checking = false;
      });
  }

  const timer = setInterval(checkOnce, checkEveryMs);
  void checkOnce();
  return () => clearInterval(timer);
}
