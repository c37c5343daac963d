import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import type { Env } from './env';
import type { ReadHealth } from './health';
import { log } from './log';
import { startLoop } from './loop';
import type { Reason } from './outbox/status';
import { createSend, failureOf, isDelivered } from './webhook/send';

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
  const sentences = {
    degraded: `${name} (${url}) needs attention: ${texts.join('; ')}.`,
    ok: `${name} (${url}) has recovered.`,
    test: `This is a test of the alerts of ${name} (${url}).`,
  };
  const text = sentences[status];
  return JSON.stringify({ text, content: text, status, reasons: texts, site: url });
}

/** Not a UUID, so that a receiver of requests refuses it. */
export const alertId = () => `alert-${randomUUID()}`;

const unconnected = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/** A way to tell the team. */
export interface AlertChannel {
  name: string;
  send: (status: Status, reasons: readonly Reason[]) => Promise<AlertResult>;
}

/** `mayHaveArrived`: its answer was lost or late. */
export type AlertResult =
  | { kind: 'sent' }
  | { kind: 'failed'; mayHaveArrived: boolean; failure: ReturnType<typeof failureOf> };

function webhookChannel(url: string, env: Env): AlertChannel {
  const post = createSend(url, env);
  return {
    name: 'webhook',
    async send(status, reasons) {
      const result = await post({ id: alertId(), body: alertBody(status, reasons, env.site) });
      if (isDelivered(result)) return { kind: 'sent' };
      const mayHaveArrived = result.kind === 'failed' && !unconnected.includes(result.code);
      return { kind: 'failed', mayHaveArrived, failure: failureOf(result) };
    },
  };
}

/** Each channel remembers on its own what it has told. */
function createTeller({ name, send }: AlertChannel) {
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

  return async function tell(reasons: readonly Reason[]): Promise<undefined> {
    const kinds = reasons.map(({ kind }) => kind);
    toldKinds = toldKinds.filter((kind) => kinds.includes(kind));
    const now = performance.now();
    if (!isDue(kinds, now - tried.at)) return;
    const status = reasons.length > 0 ? 'degraded' : 'ok';
    tried = { status, at: now };
    const result = await send(status, reasons);
    if (result.kind === 'sent') {
      log.info({ alert: status, by: name }, 'Alert sent');
      mayShowDegraded = status === 'degraded';
      toldKinds = kinds;
      return;
    }
    if (status === 'degraded') mayShowDegraded ||= result.mayHaveArrived;
    // Each reason is new again, and is told after the pause.
    toldKinds = [];
    log.error({ alert: status, by: name, ...result.failure }, 'Alert could not be sent');
  };
}

const readHealthEveryMs = 10_000;

/**
 * Sends an alert on each channel when a reason begins, daily while it lasts, and at recovery. No channel waits for
 * another.
 * @returns a stop function
 */
export function startAlerts(
  env: Env,
  readHealth: ReadHealth,
  mailChannel?: AlertChannel,
): () => void {
  const { ALERT_WEBHOOK_URL: url } = env;
  const webhook = url === undefined ? undefined : webhookChannel(url, env);
  const stops = [webhook, mailChannel].flatMap((channel) => {
    if (!channel) return [];
    const tell = createTeller(channel);
    const check = async () => tell(await readHealth());
    return [startLoop('The health check', readHealthEveryMs, check).stop];
  });
  return () => {
    for (const stop of stops) stop();
  };
}
