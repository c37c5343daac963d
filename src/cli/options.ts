import { Argument, InvalidArgumentError, Option } from 'commander';
import { type RequestState, requestStates as states } from '@/server/outbox/storedRequest';
import { parsePast } from './time';

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

function oneState(text: string, previous: RequestState[]): RequestState[] {
  const state = states.find((candidate) => candidate === text);
  if (!state) throw new InvalidArgumentError(`Must be one of ${states.join(', ')}.`);
  return [...previous, state];
}

export function notBlank(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.');
  return text.trim();
}

export const stateOption = () =>
  new Option('-s, --state <state>', `only this state: ${states.join(', ')} (repeatable)`)
    .argParser(oneState)
    .default([], 'all');
export const jsonOption = () => new Option('--json', 'print JSON, for scripts');
export const ids = () => new Argument('[ids...]', 'ids of requests');
