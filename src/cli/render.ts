import type { ListedRequest } from '@/server/outbox/queries';
import { fieldsOf, fieldText, isGivenBack } from './json';
import { type Column, renderTable } from './table';
import { paint, printable, terminalWidth, wantsColor } from './terminal';
import { formatInstant, formatSpan } from './time';

const field = (stored: ListedRequest, name: string) => fieldText(fieldsOf(stored)[name]);

/** What marks a request in a list; the legend explains it. */
const markOf = (stored: ListedRequest) =>
  stored.callTimeTaken ? '*' : isGivenBack(stored) ? '~' : '';

const legend = {
  '*': 'Another request asks for the same call time.',
  '~': 'Its call time was given back.',
};

/** Most useful first, since a narrow terminal shows only the first ones. */
const columns = (now: number): Column<ListedRequest>[] => [
  { title: 'ID', cell: ({ id }) => id },
  {
    title: 'STATE',
    cell: (stored) => `${stored.state} ${markOf(stored)}`.trim(),
    state: ({ state }) => state,
  },
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

/** Renders requests as a table, with as many columns as the terminal has room for. */
export function renderList(requests: readonly ListedRequest[], now: number): string {
  const options = { width: terminalWidth(), colored: wantsColor() };
  const marks = new Set<string>(requests.map(markOf));
  const notes = Object.entries(legend).filter(([mark]) => marks.has(mark));
  const table = renderTable(columns(now), requests, options);
  return [table, notes.map((note) => note.join(' ')).join('\n')].join('\n\n').trimEnd();
}

const nameWidth = 13;
const indent = `\n${' '.repeat(nameWidth + 2)}`;

const lines = (entries: readonly (readonly [string, string])[]) =>
  entries
    .map(
      ([name, value]) => `${printable(name).padEnd(nameWidth)}  ${value.replaceAll('\n', indent)}`,
    )
    .join('\n');

function callTimeFact(stored: ListedRequest): [string, string][] {
  if (stored.callTimeTaken) return [['call time', 'another request asks for the same']];
  return isGivenBack(stored) ? [['call time', 'given back']] : [];
}

/** Renders one request in full: its delivery, then the visitor's fields. */
export function renderRequest(stored: ListedRequest): string {
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
    ...callTimeFact(stored),
  ]);
  const fields = lines(
    Object.entries(fieldsOf(stored)).map(([name, value]) => [
      name,
      printable(fieldText(value) || '-', true),
    ]),
  );
  return `${facts}\n\n${fields}`;
}
