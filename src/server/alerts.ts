import 'server-only';
import type { SiteSettings } from '@/lib/siteSettings';

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
