import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText } from './json';
import { type Column, renderTable } from './table';
import { paint, printable, terminalWidth, wantsColor } from './terminal';
import { formatInstant, formatSpan } from './time';

const field = (stored: StoredRequest, name: string) => fieldText(fieldsOf(stored)[name]);

/** In the order of their use: a narrow terminal shows the first ones. */
const columns = (now: number): Column<StoredRequest>[] => [
  { title: 'ID', cell: ({ id }) => id },
  { title: 'STATE', cell: ({ state }) => state, state: ({ state }) => state },
  { title: 'AGE', cell: ({ receivedAt }) => formatSpan(now - receivedAt) },
  { title: 'NAME', cell: (stored) => field(stored, 'name'), minWidth: 10, maxWidth: 32 },
  { title: 'ERROR', cell: ({ lastError }) => lastError ?? '-', maxWidth: 20 },
  { title: 'ATTEMPTS', cell: ({ attempts }) => String(attempts) },
  {
    title: 'NEXT',
    cell: ({ state, dueAt }) =>
      state !== 'pending' ? '-' : dueAt > now ? `in ${formatSpan(dueAt - now)}` : 'now',
  },
  { title: 'RECEIVED', cell: ({ receivedAt }) => formatInstant(receivedAt) },
  { title: 'EMAIL', cell: (stored) => field(stored, 'email'), minWidth: 12, maxWidth: 40 },
];

/** Requests for people, one to a line, in as many columns as the terminal has room for. */
export function renderList(requests: readonly StoredRequest[], now: number): string {
  return renderTable(columns(now), requests, { width: terminalWidth(), colored: wantsColor() });
}

const nameWidth = 13;
const indent = `\n${' '.repeat(nameWidth + 2)}`;

const lines = (entries: readonly (readonly [string, string])[]) =>
  entries
    .map(
      ([name, value]) => `${printable(name).padEnd(nameWidth)}  ${value.replaceAll('\n', indent)}`,
    )
    .join('\n');

/** One request in full: its delivery, then what the visitor wrote. */
export function renderRequest(stored: StoredRequest): string {
  const { state } = stored;
  const facts = lines([
    ['id', stored.id],
    ['state', wantsColor() ? paint(state, state) : state],
    ['reason', printable(stored.reason ?? '-')],
    ['attempts', String(stored.attempts)],
    ['last error', printable(stored.lastError ?? '-')],
    ['received', formatInstant(stored.receivedAt)],
    ['next attempt', state === 'pending' ? formatInstant(stored.dueAt) : '-'],
    ['delivered', formatInstant(stored.deliveredAt)],
  ]);
  const fields = lines(
    Object.entries(fieldsOf(stored)).map(([name, value]) => [
      name,
      printable(fieldText(value) || '-', true),
    ]),
  );
  return `${facts}\n\n${fields}`;
}
