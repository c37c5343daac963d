import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { Env } from './env';
import type { ReadHealth } from './health';
import { log } from './log';
import { startLoop } from './loop';
import type { Reason } from './outbox/status';
import { createSend, failureOf, isDelivered, type SendResult } from './webhook/send';

const minuteMs = 60_000;

/** The minimum between two alerts. Recovery is reported at once. */
const pauseMs = 15 * minuteMs;
const repeatMs = 24 * 60 * minuteMs;

type Status = 'ok' | 'degraded';

/** `text` is for Slack, `content` for Discord. */
export function alertBody(
  status: Status | 'test',
  reasons: readonly Reason[],
  { name, url }: Pick<SiteSettings, 'name' | 'url'>,
): string {
  const texts = reasons.map((reason) => reason.text);
  const joined = texts.map((each) => each.replace(/\.$/, '')).join('; ');
  const sentences = {
    degraded: `${name} (${url}) needs attention: ${joined}.`,
    ok: `${name} (${url}) has recovered.`,
    test: `This is a test of the alerts of ${name} (${url}).`,
  };
  const text = sentences[status];
  return JSON.stringify({ text, content: text, status, reasons: texts, site: url });
}

/** Not a UUID, so that a receiver of requests refuses it. */
export const alertId = () => `alert-${randomUUID()}`;

const unconnected = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** Includes messages whose answer was lost or late. */
const mayHaveArrived = (result: SendResult): boolean =>
  isDelivered(result) || (result.kind === 'failed' && !unconnected.includes(result.code));

const readHealthEveryMs = 10_000;

/**
 * Posts an alert when a reason begins, daily while it lasts, and at recovery.
 * @returns a stop function
 */
export function startAlerts(env: Env, readHealth: ReadHealth): () => void {
  const { ALERT_WEBHOOK_URL: url } = env;
  const send = url === undefined ? undefined : createSend(url, env);
  let mayShowDegraded = false;
  let toldKinds: readonly string[] = [];
  let tried: { status: Status; at: number } = { status: 'ok', at: Number.NEGATIVE_INFINITY };

  function isDue(kinds: readonly string[], sinceTried: number): boolean {
    const isPause = sinceTried < pauseMs;
    // A recovery that was not accepted is sent again after a pause.
    if (kinds.length === 0) return mayShowDegraded && (tried.status === 'degraded' || !isPause);
    const isNew = kinds.some((kind) => !toldKinds.includes(kind));
    return !isPause && (isNew || sinceTried >= repeatMs);
  }

  async function check(): Promise<undefined> {
    const reasons = await readHealth();
    const kinds = reasons.map(({ kind }) => kind);
    toldKinds = toldKinds.filter((kind) => kinds.includes(kind));
    const now = performance.now();
    if (!send || !isDue(kinds, now - tried.at)) return;
    const status = reasons.length > 0 ? 'degraded' : 'ok';
    tried = { status, at: now };
    const result = await send({ id: alertId(), body: alertBody(status, reasons, env.site) });
    if (status === 'degraded') mayShowDegraded ||= mayHaveArrived(result);
    // After a failure, each reason is new again, and is told after the pause.
    toldKinds = isDelivered(result) ? kinds : [];
    if (isDelivered(result)) {
      log.info({ alert: status }, 'Alert sent');
      mayShowDegraded = status === 'degraded';
    } else {
      log.error({ alert: status, ...failureOf(result) }, 'Alert could not be sent');
    }
  }

  return startLoop('The health check', readHealthEveryMs, check).stop;
}
