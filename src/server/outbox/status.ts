import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Env } from '../env';
import type { Database, Params } from './engine/database';
import { isCallLimitReached } from './queue/store';
import { limitReasons, quarantineReasons } from './storedRequest';

/** Bytes on disk of a quarantined request beside its body, about. */
export const rowOverhead = 1024;

const hourMs = 60 * 60 * 1000;
const stalledAfterMs = 5 * 60 * 1000;

/** Whether it is 3xx, 4xx or unconfirmed, but none that passes: n8n answers 404 while its workflow is off. */
const isLasting = `(last_error LIKE '3__' OR last_error LIKE '4__' OR last_error = 'UNCONFIRMED')
  AND last_error NOT IN ('404', '408', '409', '425', '429')`;

const rows = (state: string) => `FROM consultation_request WHERE state = '${state}'`;
const whether = (condition: string) => `CASE WHEN ${condition} THEN 1 ELSE 0 END`;

/** The values of the placeholders in `checks`. */
const params: Params = { ...limitReasons, unfit: `${quarantineReasons.schema}%` };

const see = ({ OUTBOX_COMMAND }: Env, state: string) =>
  `see ${OUTBOX_COMMAND} list --state ${state}`;

function stepForAnswer(env: Env, answer: Value): string {
  if (answer === 'UNCONFIRMED') {
    return "let its last step answer with the request's id (docs/n8n.md), or remove WEBHOOK_CONFIRMS and restart";
  }
  if (/^3/.test(String(answer)))
    return 'its address has changed, set CONSULTATION_WEBHOOK_URL and restart';
  return /^40[13]$/.test(String(answer))
    ? `check CONSULTATION_WEBHOOK_SECRET and the receiver's access rules, and try ${env.OUTBOX_COMMAND} test`
    : `${see(env, 'pending')}, and the receiver's log`;
}

type Value = number | string | null;

interface Check {
  /** An SQL expression, by the engine's clock. */
  sql: (now: string) => string;
  /** What is wrong where its value is neither 0 nor null, and the next step. */
  reason: (env: Env, value: Value) => string | false;
}

/** What can be wrong with the requests of an outbox, which all processes share. */
const checks = {
  parked: {
    sql: () => `SELECT COUNT(*) ${rows('parked')}`,
    reason: (env) =>
      `requests are parked: ${see(env, 'parked')}, fix the cause, then retry or resolve them`,
  },
  /** What the webhook has answered since the last delivery, and further attempts rarely change. */
  lastingError: {
    sql: () => `SELECT MAX(last_error) FROM consultation_request AS failed
      WHERE state = 'pending' AND ${isLasting} AND NOT EXISTS (
        SELECT 1 FROM consultation_request AS later
        WHERE later.state = 'delivered' AND later.reason IS NULL
          AND later.delivered_at > failed.failed_at)`,
    reason: (env, error) => {
      const answer = error === 'UNCONFIRMED' ? "2xx without the request's id" : error;
      const step = stepForAnswer(env, error);
      return `the webhook answers ${answer}, and further attempts rarely change that: ${step}`;
    },
  },
  failing: {
    sql: () => `SELECT COUNT(*) ${rows('pending')} AND attempts >= 2`,
    reason: (env) =>
      `the webhook fails (at least one pending request has failed twice): ${see(env, 'pending')}, ` +
      `check the receiver, and try ${env.OUTBOX_COMMAND} test`,
  },
  stalled: {
    sql: (now) =>
      whether(`EXISTS (SELECT 1 ${rows('pending')} AND due_at <= ${now} - ${stalledAfterMs})
        AND NOT EXISTS (SELECT 1 ${rows('pending')} AND (failed_at > ${now} - ${stalledAfterMs}
          OR lease_owner IS NOT NULL AND due_at > ${now}))
        AND NOT EXISTS (SELECT 1 ${rows('delivered')} AND reason IS NULL
          AND delivered_at > ${now} - ${stalledAfterMs})`),
    reason: () =>
      'requests have been due for five minutes and none was attempted: restart the site; on a host without a ' +
      'worker, see that its scheduler calls /api/outbox/drain',
  },
  noMoreCalls: {
    sql: (now) => whether(isCallLimitReached(now)),
    reason: ({ OUTBOX_COMMAND: outbox }) =>
      `the limit on held calls is reached, and further ones hold no time: see ${outbox} list, and free what is not ` +
      `genuine with ${outbox} free ID… or --date YYYY-MM-DD`,
  },
  /** What quarantined requests take on disk, about. */
  quarantineBytes: {
    sql: () => `SELECT COALESCE(SUM(octet_length(body)), 0) + COUNT(*) * ${rowOverhead}
      ${rows('quarantined')}`,
    reason: ({ OUTBOX_COMMAND, QUARANTINE_BUDGET_MB }, bytes) =>
      Number(bytes) >= QUARANTINE_BUDGET_MB * 1e6 &&
      `the quarantine is full, and its senders are refused: ${OUTBOX_COMMAND} purge --state quarantined --before 7d, ` +
        'or raise QUARANTINE_BUDGET_MB',
  },
  /** Those that break the schema, or that a limit has quarantined for an hour. */
  genuine: {
    sql: (now) => `SELECT COUNT(*) ${rows('quarantined')} AND (reason LIKE $unfit
      OR received_at <= ${now} - ${hourMs} AND reason IN (${Object.keys(limitReasons).map((name) => `$${name}`)}))`,
    reason: (env) =>
      `a request that may be genuine waits in quarantine: ${see(env, 'quarantined')}, then release or resolve it`,
  },
} satisfies Record<string, Check>;

export type OutboxStatus = Record<keyof typeof checks, Value>;

export async function readStatus({ run, now }: Database): Promise<OutboxStatus> {
  const columns = Object.entries(checks).map(([name, { sql }]) => `(${sql(now)}) AS "${name}"`);
  const [status] = await run<OutboxStatus>(`SELECT ${columns.join(', ')}`, params);
  if (!status) throw new Error('The status is empty');
  return status;
}

/** What is wrong with the requests of an outbox, each with the next step. */
export const reasonsOf = (env: Env, status: OutboxStatus): string[] =>
  Object.entries<Check>(checks).flatMap(([name, { reason }]) => {
    const value = status[name as keyof OutboxStatus];
    return (value && reason(env, value)) || [];
  });

/** How often, at most, the outbox is written to as a check. */
const checkEveryMs = 5000;

/** How long a process's report counts: health, which writes it, is asked every ten seconds. */
export const reportLastsMs = 30_000;

/** As large as a large request, for which the disk has room then. Random, because PostgreSQL compresses texts. */
const filler = randomBytes(12 * 1024).toString('base64');

/** Creates what stores a process's own reasons for the operator's tool, which also checks writing. */
export function createReporter({ runAll, now }: Database, owner: string) {
  let reported = '';
  let reportedAt = 0;
  return async function report(ownReasons: readonly string[]): Promise<void> {
    const reasons = JSON.stringify(ownReasons);
    if (reasons === reported && performance.now() - reportedAt < checkEveryMs) return;
    await runAll([
      { sql: `DELETE FROM outbox_process WHERE seen_at < ${now} - ${reportLastsMs}` },
      {
        sql: `INSERT INTO outbox_process (owner, reasons, seen_at, filler)
          VALUES ($owner, $reasons, ${now}, $filler) ON CONFLICT (owner) DO UPDATE
          SET reasons = excluded.reasons, seen_at = excluded.seen_at, filler = excluded.filler`,
        params: { owner, reasons, filler },
      },
    ]);
    reported = reasons;
    reportedAt = performance.now();
  };
}

/** Removes the report of a process that stops. */
export const removeReport = ({ run }: Database, owner: string) =>
  run('DELETE FROM outbox_process WHERE owner = $owner', { owner });

/** What each running process of the site has reported, one text for each reason. @throws the engine's error */
export async function readReports({ run, now }: Database): Promise<string[][]> {
  const reports = await run<{ reasons: string }>(
    `SELECT reasons FROM outbox_process WHERE seen_at >= ${now} - ${reportLastsMs}`,
  );
  return reports.map(({ reasons }) => JSON.parse(reasons));
}
