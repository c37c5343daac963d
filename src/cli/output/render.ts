import type { StoredRequest } from '@/server/outbox/storedRequest';
import { fieldsOf, fieldText } from './json';
import { type Column, renderTable } from './table';
import { paint, printable, terminalWidth, wantsColor } from './terminal';
import { formatInstant, formatSpan } from './time';

const field = (stored: StoredRequest, name: string) => fieldText(fieldsOf(stored)[name]);

/** What marks a request in a list, and what that means. */
const marks: [mark: string, meaning: string, holds: (stored: StoredRequest) => boolean][] = [
  [
    '*',
    'Another request holds its call time: agree on another one.',
    ({ callState }) => callState === 'taken',
  ],
  ['~', 'Its call time was freed.', ({ callState }) => callState === 'freed'],
  ['^', 'It corrects an earlier request, which "show" names.', ({ corrects }) => corrects !== null],
];

const marksOf = (stored: StoredRequest) =>
  marks
    .filter(([, , holds]) => holds(stored))
    .map(([mark]) => mark)
    .join('');

/** Most useful first, since a narrow terminal shows only the first ones. */
const columns = (now: number): Column<StoredRequest>[] => [
  { title: 'ID', cell: ({ id }) => id },
  {
    title: 'STATE',
    cell: (stored) => `${stored.state} ${marksOf(stored)}`.trim(),
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
  const legend = marks
    .filter(([, , holds]) => requests.some(holds))
    .map(([mark, meaning]) => `${mark} ${meaning}`);
  return [renderTable(columns(now), requests, options), legend.join('\n')].join('\n\n').trimEnd();
}

const nameWidth = 13;
const indent = `\n${' '.repeat(nameWidth + 2)}`;

/** Names and values in two columns; further lines of a value are indented. */
export const renderEntries = (entries: readonly (readonly [string, string])[]) =>
  entries
    .map(
      ([name, value]) => `${printable(name).padEnd(nameWidth)}  ${value.replaceAll('\n', indent)}`,
    )
    .join('\n');

const callFacts = {
  held: 'held',
  taken: 'taken: another request holds it',
  freed: 'freed: another request can hold it',
  unavailable: 'not offered by the form: held for nobody',
};

/** Renders one request in full: its delivery, then the visitor's fields. */
export function renderRequest(stored: StoredRequest): string {
  const { state } = stored;
  const facts = renderEntries([
    ['id', stored.id],
    ['state', wantsColor() ? paint(state, state) : state],
    ['reason', printable(stored.reason ?? '-')],
    ['attempts', String(stored.attempts)],
    ['last error', printable(stored.lastError ?? '-')],
    ['received', formatInstant(stored.receivedAt)],
    ['next attempt', state === 'pending' ? formatInstant(stored.dueAt) : '-'],
    ['delivered', formatInstant(stored.deliveredAt)],
    ['corrects', stored.corrects ?? '-'],
    ['call time', stored.callState ? callFacts[stored.callState] : '-'],
  ]);
  const fields = renderEntries(
    Object.entries(fieldsOf(stored)).map(([name, value]) => [
      name,
      printable(fieldText(value) || '-', true),
    ]),
  );
  return `${facts}\n\n${fields}`;
}
