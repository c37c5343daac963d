import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { Env } from './env';
import type { ReadHealth } from './health';
import { log } from './log';
import { startLoop } from './loop';
import { createSend, failureOf, isDelivered } from './webhook/send';

const minuteMs = 60_000;

/** How long a reason that was told is not told again, unless it lasts for a day. */
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

/**
 * The `webhook-id` of a new alert. Its prefix is part of what is signed: a receiver of requests that
 * takes no other id than a UUID refuses an alert that somebody sends there.
 */
export const alertId = () => `alert-${randomUUID()}`;

const checkEveryMs = 10_000;

/**
 * Decides when to alert. A reason is told once while it lasts, unless it was told in the last 15 minutes, and all that
 * lasts once a day.
 */
function createAlertPlan() {
  /** When each reason was told. */
  const toldAt = new Map<string, number>();
  /** Reasons of the last check that have not been told since they began. */
  let untold = new Set<string>();
  let lasting: readonly string[] = [];
  let told: Status = 'ok';
  let sentAt = Number.NEGATIVE_INFINITY;

  return {
    /** Takes the reasons of a check at a monotonic time, in milliseconds. @returns whether an alert is due */
    isDue(reasons: readonly string[], now: number): boolean {
      const isNew = (reason: string) => untold.has(reason) || !lasting.includes(reason);
      untold = new Set(reasons.filter(isNew));
      lasting = reasons;
      if (reasons.length === 0) return told === 'degraded';
      const wasToldLately = (reason: string) => now - (toldAt.get(reason) ?? -quietMs) < quietMs;
      return now - sentAt >= repeatMs || [...untold].some((reason) => !wasToldLately(reason));
    },

    /** Notes that these reasons were told, or with none that the site is well. */
    note(reasons: readonly string[], now: number): void {
      for (const reason of reasons) toldAt.set(reason, now);
      untold.clear();
      told = reasons.length > 0 ? 'degraded' : 'ok';
      sentAt = now;
    },
  };
}

/**
 * Checks the health of the site now and every 10 seconds, and posts an alert when one is due, one a minute at most.
 * What was told is this process's own: another one tells it, too. @returns a function that stops the checks
 */
export function startAlerts(env: Env, readHealth: ReadHealth): () => void {
  const { ALERT_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret, site } = env;
  const send = url ? createSend({ url, secret, timeoutMs: env.WEBHOOK_TIMEOUT_MS }) : undefined;
  const plan = createAlertPlan();
  /** How often the next alert was not accepted, and when the last one was sent. */
  let failures = 0;
  let triedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<undefined> {
    const reasons = await readHealth();
    const now = performance.now();
    const isDue = plan.isDue(reasons, now);
    if (!isDue) failures = 0;
    const pauseMs = minuteMs * Number(pauseMinutes[failures] ?? pauseMinutes.at(-1));
    if (!send || !isDue || now - triedAt < pauseMs) return;
    triedAt = now;
    const status = reasons.length > 0 ? 'degraded' : 'ok';
    const result = await send({ id: alertId(), body: alertBody(status, reasons, site) });
    if (isDelivered(result)) {
      log.info({ alert: status }, 'Alert sent');
      plan.note(reasons, now);
      failures = 0;
    } else {
      log.error({ alert: status, ...failureOf(result) }, 'Alert could not be sent');
      failures += 1;
    }
  }

  return startLoop('The check of health', checkEveryMs, check).stop;
}
