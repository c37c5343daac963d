import 'server-only';
import type { Env } from '../env';
import { stepFor } from '../webhook/advice';
import { type Database, type Params, whether } from './engine/database';
import { isInFlight, type RequestState } from './states';
import { limitReasons, quarantineReasons } from './storedRequest';

/** The approximate bytes of a quarantined request beside its body. */
export const rowOverhead = 1024;

const hourMs = 60 * 60 * 1000;
const stalledAfterMs = 5 * 60 * 1000;

/** Excludes a passing error: n8n answers 404 while its workflow is off. */
const isLasting = `(last_error LIKE '3__' OR last_error LIKE '4__' OR last_error = 'UNCONFIRMED')
  AND last_error NOT IN ('404', '408', '409', '425', '429')`;

const rows = (state: RequestState) => `FROM consultation_request WHERE state = '${state}'`;

const failed = `${rows('pending')} AND attempts > 0`;

/** To the webhook: the operator has resolved those with a reason. */
const lastDelivery = `(SELECT delivered_at FROM consultation_request
  WHERE delivered_at IS NOT NULL AND reason IS NULL ORDER BY delivered_at DESC LIMIT 1)`;

const exists = (found: string) => whether(`EXISTS (SELECT 1 ${found})`);

const quarantineBytes = `SELECT COALESCE(SUM(octet_length(body)), 0) + COUNT(*) * ${rowOverhead}
  FROM consultation_request WHERE state = 'quarantined'`;

type Value = number | string | null;

interface Check {
  /** `now`: SQL of the engine's clock. */
  sql: (now: string) => string;
  /** Called with values other than 0 and null. */
  reason: (value: Value, env: Env) => string | false;
  /** Makes each value, such as a status, a separate reason. */
  isByValue?: true;
}

export interface Reason {
  /** A check's name, and the status or code if any. */
  kind: string;
  text: string;
}

const checks = {
  parked: {
    sql: () => exists(rows('parked')),
    reason: () =>
      'requests are parked: see outbox list --state parked, fix the cause, then run outbox retry or outbox resolve',
  },
  /** Since the last delivery. */
  lastingError: {
    sql: () =>
      `SELECT MAX(last_error) ${failed} AND failed_at >= COALESCE(${lastDelivery}, 0) AND ${isLasting}`,
    reason: (error) => {
      const answer = error === 'UNCONFIRMED' ? "2xx without the request's id" : error;
      return `the webhook answers ${answer}, and further attempts rarely change that: ${stepFor(String(error))}`;
    },
    isByValue: true,
  },
  failing: {
    sql: () => `CASE WHEN EXISTS (SELECT 1 ${rows('pending')} AND attempts >= 2)
      THEN (SELECT last_error ${failed} ORDER BY failed_at DESC LIMIT 1) END`,
    reason: (answer) =>
      `the webhook fails (${answer}), and at least one pending request has failed twice: ${stepFor(String(answer))}`,
    isByValue: true,
  },
  stalled: {
    sql: (now) =>
      whether(`EXISTS (SELECT 1 ${rows('pending')} AND due_at <= ${now} - ${stalledAfterMs})
        AND NOT EXISTS (SELECT 1 ${failed} AND failed_at > ${now} - ${stalledAfterMs})
        AND COALESCE(${lastDelivery}, 0) <= ${now} - ${stalledAfterMs}
        AND NOT EXISTS (SELECT 1 ${rows('pending')} AND ${isInFlight(now)})`),
    // Without a webhook, the team's mails are the deliveries.
    reason: (_, { mail, CONSULTATION_WEBHOOK_URL }) =>
      !(mail && CONSULTATION_WEBHOOK_URL === undefined) &&
      'requests have been due for five minutes, but none was attempted: restart the site; on a host without a ' +
        'worker, check that its scheduler calls /api/outbox/drain',
  },
  quarantineBytes: {
    sql: () => quarantineBytes,
    reason: (bytes, { QUARANTINE_BUDGET_MB }) =>
      Number(bytes) >= QUARANTINE_BUDGET_MB * 1e6 &&
      'the quarantine is full, and further suspicious requests are refused: accept or resolve its requests; or set ' +
        'a shorter PURGE_QUARANTINED_AFTER, or raise QUARANTINE_BUDGET_MB, and restart',
  },
  needsReview: {
    sql: (now) =>
      exists(`${rows('quarantined')} AND (reason LIKE $unfit
      OR received_at <= ${now} - ${hourMs} AND reason IN (${Object.keys(limitReasons).map((name) => `$${name}`)}))`),
    reason: () =>
      'a request that may be genuine is quarantined: see outbox list --state quarantined, then accept or ' +
      'resolve it',
  },
} satisfies Record<string, Check>;

export type OutboxStatus = Record<keyof typeof checks, Value>;

export async function readStatus({ run, now }: Database): Promise<OutboxStatus> {
  const columns = Object.entries(checks).map(([name, { sql }]) => `(${sql(now)}) AS "${name}"`);
  const params: Params = { ...limitReasons, unfit: `${quarantineReasons.schema}%` };
  const [status] = await run<OutboxStatus>(`SELECT ${columns.join(', ')}`, params);
  if (!status) throw new Error('The status is empty');
  return status;
}

export const reasonsOf = (env: Env, status: OutboxStatus): Reason[] =>
  Object.entries<Check>(checks).flatMap(([name, { reason, isByValue }]) => {
    const value = status[name as keyof OutboxStatus];
    const text = value && reason(value, env);
    return text ? [{ kind: isByValue ? `${name} ${value}` : name, text }] : [];
  });

export async function readQuarantineBytes({ run }: Database): Promise<number> {
  const [row] = await run<{ bytes: number }>(`SELECT (${quarantineBytes}) AS bytes`);
  return Number(row?.bytes);
}

const writeEveryMs = 5000;

export function createWriteCheck({ run, now }: Database) {
  let wroteAt = Number.NEGATIVE_INFINITY;
  return async function checkWriting(): Promise<void> {
    if (performance.now() - wroteAt < writeEveryMs) return;
    await run(
      `INSERT INTO outbox_check (id, written_at) VALUES (1, ${now})
        ON CONFLICT (id) DO UPDATE SET written_at = excluded.written_at`,
    );
    wroteAt = performance.now();
  };
}
