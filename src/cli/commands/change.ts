import { hasBegun } from '@/features/consultation/model/call/calendar';
import type { Slot } from '@/features/consultation/model/call/call';
import { shortId } from '@/lib/text/formats';
import { findIds, shortIds } from '../ids';
import { OperatorError, usageError } from '../OperatorError';
import { changeOutbox, type OpenOutbox } from '../openOutbox';
import type { Past } from '../options';
import { formatInstant, type Report, requestCount } from '../output/print';

interface ChangeOptions {
  all?: boolean;
}

/** Formats `2 requests erased: 5430cf8d-b967, 0a1b2c3d-4e5f.` */
export const withIds = (ids: readonly string[], done: string): string =>
  `${requestCount(ids.length)} ${done}${ids.length > 0 ? `: ${shortIds(ids)}` : ''}.`;

const failureOf = (what: string, untouched: readonly string[]) =>
  untouched.length > 0 ? `${what}: ${shortIds(untouched)}.` : undefined;

async function change(
  command: 'retry' | 'accept' | 'resolve',
  named: readonly string[],
  all: boolean,
  work: (outbox: OpenOutbox, ids: readonly string[] | 'all') => Promise<string[]>,
  textOf: (changed: readonly string[]) => string,
): Promise<Report> {
  if (named.length > 0 === all) {
    throw usageError(
      `name the requests by their ids${command === 'resolve' ? '' : ', or use --all'}`,
    );
  }
  return changeOutbox(async (outbox) => {
    const { ids, unknown } = await findIds(outbox.queries, named);
    const changed = await work(outbox, all ? 'all' : ids);
    const untouched = [...ids.filter((id) => !changed.includes(id)), ...unknown];
    const failure = failureOf(
      `Cannot ${command} (not found, in another state, or being attempted)`,
      untouched,
    );
    return { text: textOf(changed), failure };
  });
}

const hasBegunFor =
  ({ env }: OpenOutbox) =>
  (call: Slot) =>
    hasBegun(call, env.site.timeZone, new Date());

/** Nobody is mailed about a thread that began without `SMTP_URL`. */
async function idsWithoutMails({ queries, env }: OpenOutbox, ids: readonly string[]) {
  const lacking: string[] = [];
  for (const id of env.mail ? ids : []) {
    const thread = (await queries.find(id))?.thread ?? id;
    if (await queries.lacksReaders(thread)) lacking.push(id);
  }
  return lacking;
}

const withNote = (text: string, unmailed: readonly string[]): string =>
  unmailed.length === 0
    ? text
    : `${text}\nNobody is mailed, because the thread began without SMTP_URL: ${shortIds(unmailed)}.`;

export async function accept(named: string[], { all = false }: ChangeOptions): Promise<Report> {
  let unmailed: string[] = [];
  return change(
    'accept',
    named,
    all,
    async (outbox, ids) => {
      const done = await outbox.queries.accept(ids, hasBegunFor(outbox));
      unmailed = await idsWithoutMails(outbox, done);
      return done;
    },
    (accepted) => withNote(withIds(accepted, 'accepted'), unmailed),
  );
}

export async function resolve(named: string[]): Promise<Report> {
  let dismissed: string[] = [];
  return change(
    'resolve',
    named,
    false,
    async ({ queries }, ids) => {
      const done = await queries.resolve(ids === 'all' ? [] : ids);
      dismissed = done.dismissed;
      return [...done.resolved, ...dismissed];
    },
    (changed) => {
      const resolved = changed.filter((id) => !dismissed.includes(id));
      const lines = [
        (resolved.length > 0 || dismissed.length === 0) && withIds(resolved, 'marked as delivered'),
        dismissed.length > 0 && withIds(dismissed, 'dismissed'),
      ];
      return lines.filter(Boolean).join('\n');
    },
  );
}

interface RetryOptions extends ChangeOptions {
  deliveredAfter?: Past;
  deliveredBefore?: Past;
}

export async function retry(named: string[], options: RetryOptions): Promise<Report> {
  const { all = false, deliveredAfter, deliveredBefore } = options;
  if (!deliveredAfter && !deliveredBefore) {
    return change(
      'retry',
      named,
      all,
      ({ queries }, ids) => queries.retry(ids),
      (retried) => `${requestCount(retried.length)} will be sent again.`,
    );
  }
  if (!deliveredAfter) throw usageError('--delivered-before requires --delivered-after');
  if (all || named.length > 0)
    throw usageError('name the requests by their ids, or use --delivered-after, not both');
  return changeOutbox(async ({ queries, env }) => {
    if (env.mail && !env.CONSULTATION_WEBHOOK_URL) {
      throw new OperatorError('CONSULTATION_WEBHOOK_URL is not set, and nobody is mailed again.');
    }
    const now = await queries.now();
    const from = deliveredAfter(now);
    // Excludes requests that are delivered meanwhile.
    const before = Math.min(now, deliveredBefore?.(now) ?? now);
    const changed = await queries.resend(from, before);
    const span = `delivered from ${formatInstant(from)} to ${formatInstant(before)}`;
    return { text: `${requestCount(changed.length)} ${span} will be sent again.` };
  });
}

export async function free(named: string[], { date }: { date?: string }): Promise<Report> {
  if (named.length > 0 === (date !== undefined)) {
    throw usageError('name the requests by their ids, or a day with --date');
  }
  return changeOutbox(async (outbox) => {
    const { queries } = outbox;
    const hasCallBegun = hasBegunFor(outbox);
    const { ids, unknown } = await findIds(queries, named);
    const freed = date === undefined ? [] : await queries.free({ date }, hasCallBegun);
    const untouched = [...unknown];
    for (const id of ids) {
      const thread = (await queries.find(id))?.thread ?? id;
      freed.push(...(await queries.free({ thread }, hasCallBegun)));
      if (!freed.some((call) => call.thread === thread)) untouched.push(id);
    }
    const calls = freed
      .map((call) => `${call.callDate} ${call.callTime} (${shortId(call.thread)})`)
      .sort();
    const count = `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`;
    return {
      text: withNote(
        calls.length > 0 ? `${count} freed: ${calls.join(', ')}.` : 'No call was freed.',
        await idsWithoutMails(
          outbox,
          freed.map(({ thread }) => thread),
        ),
      ),
      failure: failureOf('Not found, or without a held call that is still ahead', untouched),
    };
  });
}
