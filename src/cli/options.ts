import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { isCalendarDate } from '@/lib/text/isCalendarDate';
import { isUuid } from '@/lib/text/isUuid';
import type { SpamFilter } from '@/server/outbox/operator/bulk';
import { type RequestState, requestStates as states } from '@/server/outbox/storedRequest';
import { parsePast } from './output/time';

export function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Must be a positive integer.');
  return Number(text);
}

export function past(text: string): number {
  const instant = parsePast(text, Date.now());
  if (instant === undefined) {
    throw new InvalidArgumentError(
      'Must be an age such as 90d, 12h or 2w, or a date (2026-01-31).',
    );
  }
  return instant;
}

export function calendarDate(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Must be a date (2026-01-31).');
  return text;
}

function oneState(text: string, previous: RequestState[]): RequestState[] {
  const state = states.find((candidate) => candidate === text);
  if (!state) throw new InvalidArgumentError(`Must be one of ${states.join(', ')}.`);
  return [...previous, state];
}

export function notBlank(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.');
  return text.trim();
}

export function requestId(text: string): string {
  const id = text.trim().toLowerCase();
  if (!isUuid(id)) {
    throw new InvalidArgumentError('Must be the id of a request, a UUID.');
  }
  return id;
}

export const stateOption = () =>
  new Option('-s, --state <state>', `only this state: ${states.join(', ')} (repeatable)`)
    .argParser(oneState)
    .default([], 'all');
export const ids = () => new Argument('[ids...]', 'ids of requests');

/** Adds the options that take quarantined requests in bulk. */
export const withSpamOptions = (command: Command) =>
  command
    .addOption(
      new Option('--state <state>', 'with --before or --reason: all such requests').choices([
        'quarantined',
      ]),
    )
    .option('--before <age>', 'received before an age (7d, 12h, 2w) or a date', past)
    .option('--reason <text>', 'whose reason contains a text, in any case', notBlank);

export interface SpamOptions extends SpamFilter {
  state?: 'quarantined';
}

/** The filter that these options name, if they are given. @throws CommanderError when some are missing */
export function spamFilter(
  { state, before, reason }: SpamOptions,
  command: Command,
): SpamFilter | undefined {
  const isFiltered = before !== undefined || reason !== undefined;
  if (isFiltered !== (state !== undefined)) {
    command.error('error: --state quarantined needs --before or --reason, and they need it');
  }
  return isFiltered ? { before, reason } : undefined;
}
