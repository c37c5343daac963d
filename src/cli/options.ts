import { InvalidArgumentError, Option } from 'commander';
import { parseAge } from '@/lib/settings/age';
import { isCalendarDate } from '@/lib/text/formats';
import { requestStates } from '@/server/outbox/states';
import { isIdPrefix } from './ids';
import { identifyingFields } from './output/request';

/** Returns an instant in milliseconds. `now`: the outbox's clock. */
export type Past = (now: number) => number;

export function positiveInteger(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Must be a positive integer.');
  return Number(text);
}

export function past(text: string): Past {
  const age = parseAge(text);
  if (age !== undefined) return (now) => now - age;
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.exec(text) ?? [];
  const instant = isCalendarDate(day) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(instant)) return () => instant;
  throw new InvalidArgumentError(
    'Must be an age such as 90d, 12h or 2w, or a date such as 2026-01-31 or 2026-01-31T08:00Z.',
  );
}

export function calendarDate(text: string): string {
  if (!isCalendarDate(text)) throw new InvalidArgumentError('Must be a date such as 2026-01-31.');
  return text;
}

export function notBlank(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('Must not be empty.');
  return text.trim();
}

export function idPrefix(text: string): string {
  const tidy = text.trim().toLowerCase();
  if (isIdPrefix(tidy)) return tidy;
  throw new InvalidArgumentError('Must be an id, or its first 8 or more characters.');
}

export const idPrefixes = (text: string, before: string[]): string[] => [...before, idPrefix(text)];

export const stateOption = () =>
  new Option('-s, --state <state>', 'only requests in this state').choices(requestStates);

export const findOption = () =>
  new Option(
    '--find <text>',
    `only requests with this text in one of: ${identifyingFields.join(', ')}`,
  ).argParser(notBlank);
