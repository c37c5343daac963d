import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { Env } from './env';
import type { ReadHealth } from './health';
import { log } from './log';
import { startLoop } from './outbox/queue/loop';
import { createSend, failureOf, isDelivered } from './webhook/send';

const minuteMs = 60_000;

/** The least time between two alerts, and between two about a state that lasts. */
const quietMs = 15 * minuteMs;
const repeatMs = 24 * 60 * minuteMs;

/** After how many further minutes an alert that was not accepted is tried again, the last one again and again. */
const retryMinutes = [0, 1, 5, 15];

type Status = 'ok' | 'degraded';

/** The JSON text of an alert: `text` for Slack, `content` for Discord, and structured fields. No personal data. */
export function alertBody(
  status: Status | 'test',
  reasons: readonly string[],
  { name, url }: Pick<SiteSettings, 'name' | 'url'>,
): string {
  const sentences = {
    degraded: `${name} (${url}) needs attention: ${reasons.join('; ')}.`,
    ok: `${name} (${url}) has recovered.`,
    test: `This is a test of the alerts of ${name} (${url}).`,
  };
  const text = sentences[status];
  return JSON.stringify({ text, content: text, status, reasons, site: url });
}

/**
 * The `webhook-id` of a new alert. Its prefix is part of what is signed: a receiver of requests that
 * takes no other id than a UUID refuses an alert that somebody sends there.
 */
export const alertId = () => `alert-${randomUUID()}`;

const checkEveryMs = 10_000;

/**
 * Checks the health of the site now and every 10 seconds. Posts an alert when it turns degraded, when it is well again,
 * and once a day while it stays degraded; 15 minutes after the last one at the earliest. What was told is this
 * process's own: another one tells it, too. @returns a function that stops the checks
 */
export function startAlerts(env: Env, readHealth: ReadHealth): () => void {
  const { ALERT_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret, site } = env;
  if (!url) return () => undefined;
  const send = createSend({ url, secret, timeoutMs: env.WEBHOOK_TIMEOUT_MS });
  let told: Status = 'ok';
  let toldAt = Number.NEGATIVE_INFINITY;
  /** How often the next alert was not accepted, and when the last time. */
  let tries = 0;
  let triedAt = Number.NEGATIVE_INFINITY;

  function isDue(status: Status): boolean {
    if (status === 'ok' && told === 'ok') return false;
    const now = performance.now();
    const retryMs = minuteMs * Number(retryMinutes[tries] ?? retryMinutes.at(-1));
    return now - toldAt >= (status === told ? repeatMs : quietMs) && now - triedAt >= retryMs;
  }

  async function check(): Promise<undefined> {
    const reasons = await readHealth();
    const status = reasons.length > 0 ? 'degraded' : 'ok';
    if (status === told) tries = 0;
    if (!isDue(status)) return;
    const result = await send({ id: alertId(), body: alertBody(status, reasons, site) });
    if (isDelivered(result)) {
      log.info({ alert: status }, 'Alert sent');
      told = status;
      toldAt = performance.now();
      tries = 0;
    } else {
      log.error({ alert: status, ...failureOf(result) }, 'Alert could not be sent');
      tries += 1;
      triedAt = performance.now();
    }
  }

  return startLoop('The check for alerts', checkEveryMs, check).stop;
}
