import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText } from './json';
import { type Column, renderTable } from './table';
import { paint, printable, terminalWidth, wantsColor } from './terminal';
import { formatInstant, formatSpan } from './time';

const field = (stored: StoredRequest, name: string) => fieldText(fieldsOf(stored)[name]);

/** What marks a request in a list; the legend explains it. */
const markOf = (stored: StoredRequest) =>
  stored.callState === 'taken' ? '*' : stored.callState === 'freed' ? '~' : '';

const legend = {
  '*': 'Another request holds its call time: agree on another one.',
  '~': 'Its call time was given back.',
};

/** Most useful first, since a narrow terminal shows only the first ones. */
const columns = (now: number): Column<StoredRequest>[] => [
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
export function renderList(requests: readonly StoredRequest[], now: number): string {
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

const callFacts = { held: 'held', taken: 'taken: another request holds it', freed: 'given back' };

/** Renders one request in full: its delivery, then the visitor's fields. */
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
    ['call time', stored.callState ? callFacts[stored.callState] : '-'],
  ]);
  const fields = lines(
    Object.entries(fieldsOf(stored)).map(([name, value]) => [
      name,
      printable(fieldText(value) || '-', true),
    ]),
  );
  return `${facts}\n\n${fields}`;
}
