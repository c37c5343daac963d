import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { Env } from './env';
import type { ReadHealth } from './health';
import { log } from './log';
import { startLoop } from './loop';
import { createSend, failureOf, isDelivered, type Send } from './webhook/send';

const minuteMs = 60_000;

/** How long a reason that was told, and comes again, is not told again. */
const quietMs = 15 * minuteMs;
const repeatMs = 24 * 60 * minuteMs;

/** The least time between two alerts, by how often the last one was not accepted; the last time repeats. */
const pauseMinutes = [1, 1, 5, 15];

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

/** The signed `webhook-id` of a new alert, which a receiver that takes no other id than a UUID refuses. */
export const alertId = () => `alert-${randomUUID()}`;

const checkEveryMs = 10_000;

/**
 * Checks the site's health, and posts an alert when one is due, one a minute at most: a reason once while it lasts,
 * unless it was told in the last 15 minutes, and all that lasts once a day. @returns a function that stops the checks
 */
export function startAlerts(env: Env, readHealth: ReadHealth): () => void {
  const send = createSend(env, 'ALERT_WEBHOOK_URL');
  /** When each reason was told. */
  const toldAt = new Map<string, number>();
  /** Whether each reason of the last check has been told since it began. */
  let lasting = new Map<string, boolean>();
  let told: Status = 'ok';
  let acceptedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  /** How often the next alert was not accepted. */
  let failures = 0;
  let isSending = false;

  function isDue(reasons: readonly string[], now: number): boolean {
    if (reasons.length === 0) return told === 'degraded';
    const wasToldLately = (reason: string) =>
      now - (toldAt.get(reason) ?? Number.NEGATIVE_INFINITY) < quietMs;
    const isUntold = (reason: string) => !lasting.get(reason) && !wasToldLately(reason);
    return now - acceptedAt >= repeatMs || reasons.some(isUntold);
  }

  async function check(): Promise<undefined> {
    const reasons = await readHealth();
    const now = performance.now();
    lasting = new Map(reasons.map((reason) => [reason, lasting.get(reason) ?? false]));
    const isAlertDue = isDue(reasons, now);
    if (!isAlertDue) failures = 0;
    const pauseMs = minuteMs * Number(pauseMinutes[failures] ?? pauseMinutes.at(-1));
    if (!send || !isAlertDue || isSending || now - triedAt < pauseMs) return;
    triedAt = now;
    // Health is checked on meanwhile, and reported to the operator's tool.
    isSending = true;
    void tell(send, reasons, now).finally(() => {
      isSending = false;
    });
  }

  async function tell(post: Send, reasons: readonly string[], now: number): Promise<void> {
    const status = reasons.length > 0 ? 'degraded' : 'ok';
    const result = await post({ id: alertId(), body: alertBody(status, reasons, env.site) });
    if (!isDelivered(result)) {
      log.error({ alert: status, ...failureOf(result) }, 'Alert could not be sent');
      failures += 1;
      return;
    }
    log.info({ alert: status }, 'Alert sent');
    for (const reason of reasons) {
      toldAt.set(reason, now);
      lasting.set(reason, true);
    }
    told = status;
    acceptedAt = now;
    failures = 0;
  }

  return startLoop('The check of health', checkEveryMs, check).stop;
}
