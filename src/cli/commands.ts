import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { resendWindowMs } from '@/lib/resendWindow';
import type { Change } from '@/server/outbox/queries';
import type { RequestState } from '@/server/outbox/storedRequest';
import { type ExportFormat, exportRequests } from './exportRequests';
import { renderList, renderRequest, toJson } from './render';
import { coloursWanted, paintState, table } from './terminal';
import { formatAge, formatInstant } from './time';
import { OperatorError, withOperator } from './withOperator';

export const states = ['pending', 'delivered', 'parked', 'quarantined'] as const;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

const printJson = (value: unknown) => print(JSON.stringify(value, null, 2));
const plural = (count: number) => `${count} request${count === 1 ? '' : 's'}`;

interface ListOptions {
  state: RequestState[];
  limit: number;
  json?: boolean;
}

export async function list({ state, limit, json }: ListOptions): Promise<void> {
  const requests = await withOperator((operator) => operator.list({ states: state }, limit));
  if (json) return printJson(requests.map(toJson));
  print(requests.length === 0 ? 'No requests.' : renderList(requests, coloursWanted()));
  if (requests.length === limit) print(`\nThe newest ${limit}; see more with --limit.`);
}

export async function show(id: string, { json }: { json?: boolean }): Promise<void> {
  const request = await withOperator((operator) => operator.find(id.toLowerCase()));
  if (!request) throw new OperatorError(`There is no request ${id}.`);
  if (json) printJson(toJson(request));
  else print(renderRequest(request, coloursWanted()));
}

const pastTense: Record<Change, string> = {
  retry: 'will be sent again',
  release: 'released for delivery',
  resolve: 'marked as delivered',
};

interface ChangeOptions {
  all?: boolean;
  json?: boolean;
}

/** @throws OperatorError when an id that was named could not be changed */
export async function change(what: Change, ids: string[], options: ChangeOptions): Promise<void> {
  if (ids.length > 0 === (options.all === true)) {
    throw new OperatorError('Name the requests by their ids, or say --all.');
  }
  const named = options.all ? 'all' : ids.map((id) => id.toLowerCase());
  const changed = await withOperator((operator) => operator.change(what, named, Date.now()));
  const untouched = named === 'all' ? [] : named.filter((id) => !changed.includes(id));
  if (options.json) printJson({ changed, untouched });
  else print(`${plural(changed.length)} ${pastTense[what]}.`);
  if (untouched.length > 0) {
    throw new OperatorError(`Not found, or not in a state to ${what}: ${untouched.join(', ')}`);
  }
}

interface ExportOptions {
  format: ExportFormat;
  state: RequestState[];
  output?: string;
}

export async function exportAll({ format, state, output }: ExportOptions): Promise<void> {
  // Personal data: for the operator's eyes only.
  const file = output === undefined ? undefined : createWriteStream(output, { mode: 0o600 });
  const failed = file && finished(file).catch((error: NodeJS.ErrnoException) => error);
  const progress = (count: number) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${plural(count)}`);
  };
  const writing = withOperator((operator) =>
    exportRequests(operator.each({ states: state }), format, file ?? process.stdout, progress),
  );
  const first = await (failed ? Promise.race([writing, failed]) : writing);
  if (typeof first !== 'number') {
    throw new OperatorError(`${output} cannot be written: ${first?.code}`);
  }
  file?.end();
  const error = await failed;
  if (error) throw new OperatorError(`${output} cannot be written: ${error.code}`);
  if (file || process.stderr.isTTY) process.stderr.write(`\r${plural(first)} exported.\n`);
}

export async function stats({ json }: { json?: boolean }): Promise<void> {
  const { counts, oldest } = await withOperator(async (operator) => ({
    counts: await operator.countByState(),
    oldest: await operator.oldestWaiting(),
  }));
  if (json) {
    const totals = Object.fromEntries(states.map((state) => [state, counts[state] ?? 0]));
    const oldestWaiting = oldest === undefined ? null : new Date(oldest).toISOString();
    return printJson({ ...totals, oldestWaiting });
  }
  const rows = states.map((state) => [
    paintState(state, coloursWanted()),
    String(counts[state] ?? 0),
  ]);
  print(table(['STATE', 'REQUESTS'], rows));
  if (oldest !== undefined) {
    const age = formatAge(Date.now() - oldest);
    print(`\nLongest undelivered: received ${formatInstant(oldest)}, ${age} ago.`);
  }
}

interface PurgeOptions {
  /** Milliseconds since 1970. */
  deliveredBefore: number;
  json?: boolean;
}

/** Printed before a purge that forgets ids too soon; it is the operator's to decide. */
const earlyPurge = `Warning: a browser that did not hear the answer sends its request again for up to ${formatAge(resendWindowMs)}.
One that is removed sooner is then delivered a second time, under the same webhook-id.
`;

export async function purge({ deliveredBefore, json }: PurgeOptions): Promise<void> {
  if (deliveredBefore > Date.now() - resendWindowMs) process.stderr.write(earlyPurge);
  const removed = await withOperator((operator) => operator.purge(deliveredBefore));
  if (json) printJson({ removed });
  else print(`${plural(removed)} delivered before ${formatInstant(deliveredBefore)} removed.`);
}
