import type { Queries } from '@/server/outbox/operator/queries';
import { usageError } from '../OperatorError';
import { changeOutbox } from '../openOutbox';
import type { Past } from '../options';
import { formatInstant, type Report, requestCount } from '../output/print';

interface ChangeOptions {
  all?: boolean;
}

/** Names the requests that were not changed, if there are any. */
function failureOf(what: string, named: readonly string[], changed: readonly string[]) {
  const untouched = named.filter((id) => !changed.includes(id));
  return untouched.length > 0 ? `${what}: ${untouched.join(', ')}` : undefined;
}

async function change(
  what: Parameters<Queries['change']>[0],
  done: string,
  named: string[],
  { all = false }: ChangeOptions = {},
): Promise<Report> {
  if (named.length > 0 === all) {
    throw usageError(`name the requests by their ids${what === 'resolve' ? '' : ', or --all'}`);
  }
  const changed = await changeOutbox(({ queries }) => queries.change(what, all ? 'all' : named));
  return {
    text: `${requestCount(changed.length)} ${done}.`,
    failure: failureOf(`Not found, or not in a state to ${what}`, named, changed),
  };
}

export const release = (named: string[], options: ChangeOptions) =>
  change('release', 'released for delivery', named, options);

export const resolve = (named: string[]) => change('resolve', 'marked as delivered', named);

interface RetryOptions extends ChangeOptions {
  deliveredAfter?: Past;
  deliveredBefore?: Past;
}

/** Sends requests again: undelivered ones, or those that the receiver accepted in a span of time and has lost. */
export async function retry(named: string[], options: RetryOptions): Promise<Report> {
  const { all, deliveredAfter, deliveredBefore } = options;
  if (!deliveredAfter && !deliveredBefore)
    return change('retry', 'will be sent again', named, options);
  if (!deliveredAfter) throw usageError('--delivered-before needs --delivered-after');
  if (all || named.length > 0) throw usageError('name requests, or when they were delivered');
  return changeOutbox(async ({ queries }) => {
    const now = await queries.now();
    const from = deliveredAfter(now);
    // What is delivered meanwhile is not sent again.
    const before = Math.min(now, deliveredBefore?.(now) ?? now);
    const changed = await queries.change('resend', 'all', { from, before });
    const span = `delivered from ${formatInstant(from)} to ${formatInstant(before)}`;
    return { text: `${requestCount(changed.length)} ${span} will be sent again.` };
  });
}

/** Frees the times of calls, so that visitors can book them again: those of the named requests, or all of a day. */
export async function free(named: string[], { date }: { date?: string }): Promise<Report> {
  if (named.length > 0 === (date !== undefined)) {
    throw usageError('name the requests by their ids, or a day with --date');
  }
  const calls = date === undefined ? named.map((id) => ({ id })) : [{ date }];
  const freed = await changeOutbox(({ queries }) => Promise.all(calls.map(queries.free)));
  const lines = freed
    .flat()
    .map(({ callDate, callTime }) => `${callDate} ${callTime} was freed. It can be booked again.`);
  const ids = freed.flat().map(({ id }) => id);
  return {
    text: lines.sort().join('\n') || 'No call time was freed.',
    failure: failureOf('Not found, or without a call time', named, ids),
  };
}
