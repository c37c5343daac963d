import type { Command } from 'commander';
import type { Change } from '@/server/outbox/operator/changes';
import { OperatorError } from '../OperatorError';
import { type SpamOptions, spamFilter } from '../options';
import { print, printJson, requestCount } from '../output/print';
import { changeOutbox } from '../storage/withOutbox';

const pastTense: Record<Change, string> = {
  retry: 'will be sent again',
  release: 'released for delivery',
  resolve: 'marked as delivered',
};

interface ChangeOptions extends SpamOptions {
  all?: boolean;
  json?: boolean;
}

/** Changes the state of requests. @throws OperatorError when a named request could not be changed */
export async function change(
  what: Change,
  ids: string[],
  options: ChangeOptions,
  command: Command,
): Promise<void> {
  const { all = false, json } = options;
  if (ids.length > 0 === all) {
    const orAll = what === 'resolve' ? '' : ', or pass --all';
    command.error(`error: name the requests by their ids${orAll}`);
  }
  const named = all ? 'all' : ids.map((id) => id.toLowerCase());
  const changed = await changeOutbox((queries) => queries.change(what, named));
  const untouched = named === 'all' ? [] : named.filter((id) => !changed.includes(id));
  if (json) printJson({ changed, untouched });
  else print(`${requestCount(changed.length)} ${pastTense[what]}.`);
  if (untouched.length > 0) {
    throw new OperatorError(`Not found, or not in a state to ${what}: ${untouched.join(', ')}`);
  }
}

/** Resolves the named requests, or quarantined ones in bulk. */
export async function resolve(
  ids: string[],
  options: ChangeOptions,
  command: Command,
): Promise<void> {
  const filter = spamFilter(options, command);
  if (!filter) return change('resolve', ids, options, command);
  if (ids.length > 0) command.error('error: name ids or --state quarantined, not both');
  const resolved = await changeOutbox((queries) => queries.resolveQuarantined(filter));
  if (options.json) printJson({ resolved });
  else print(`${requestCount(resolved)} ${pastTense.resolve}.`);
}
