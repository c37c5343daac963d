import type { Command } from 'commander';
import { OperatorError } from '../OperatorError';
import { print, printJson } from '../output/print';
import { changeOutbox } from '../storage/withOutbox';

interface FreeOptions {
  /** yyyy-MM-dd */
  date?: string;
  json?: boolean;
}

/**
 * Frees the times of calls that were moved or canceled, so that visitors can book them again: those of the
 * named requests, or all of a day.
 *
 * @throws OperatorError when a named request holds no call time
 */
export async function free(
  ids: string[],
  { date, json }: FreeOptions,
  command: Command,
): Promise<void> {
  if (ids.length > 0 === (date !== undefined)) {
    command.error('error: name the requests by their ids, or a day with --date');
  }
  const named = ids.map((id) => id.toLowerCase());
  const freed = await changeOutbox((queries) => queries.free(date ? { date } : named));
  const freedIds = freed.map(({ id }) => id);
  const untouched = named.filter((id) => !freedIds.includes(id));
  if (json) printJson({ freed, untouched });
  else if (freed.length === 0 && date) print(`No request holds a call time on ${date}.`);
  for (const { callDate, callTime } of json ? [] : freed) {
    print(`${callDate} ${callTime} was freed. It can be booked again.`);
  }
  if (untouched.length > 0) {
    throw new OperatorError(`Not found, or without a call time: ${untouched.join(', ')}`);
  }
}
