import type { Command } from 'commander';
import type { Change } from '@/server/outbox/queries';
import { OperatorError } from '../OperatorError';
import { print, printJson, requestCount } from '../print';
import { withOutbox } from '../withOutbox';

const pastTense: Record<Change, string> = {
  retry: 'will be sent again',
  release: 'released for delivery',
  resolve: 'marked as delivered',
};

interface ChangeOptions {
  all?: boolean;
  json?: boolean;
}

/**
 * Changes the state of requests.
 *
 * @throws OperatorError when a named request could not be changed
 */
export async function change(
  what: Change,
  ids: string[],
  { all = false, json }: ChangeOptions,
  command: Command,
): Promise<void> {
  if (ids.length > 0 === all) {
    const orAll = what === 'resolve' ? '' : ', or pass --all';
    command.error(`error: name the requests by their ids${orAll}`);
  }
  const named = all ? 'all' : ids.map((id) => id.toLowerCase());
  const changed = await withOutbox((queries) => queries.change(what, named));
  const untouched = named === 'all' ? [] : named.filter((id) => !changed.includes(id));
  if (json) printJson({ changed, untouched });
  else print(`${requestCount(changed.length)} ${pastTense[what]}.`);
  if (untouched.length > 0) {
    throw new OperatorError(`Not found, or not in a state to ${what}: ${untouched.join(', ')}`);
  }
}
