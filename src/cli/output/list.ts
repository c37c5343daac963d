import { fieldNames } from '@/features/consultation/model/fields';
import type { ReaderRow } from '@/server/outbox/queue/readerStore';
import type { StoredRequest } from '@/server/outbox/storedRequest';
import { formatInstant, printable } from './print';
import { fieldsOf, fieldText, instant, metadataNames, metadataOf } from './request';

function notesOn(request: StoredRequest, further: string | undefined): string {
  const { callState: call } = request;
  const notes = [
    request.version > 0 && 'correction',
    call && call !== 'held' && `call ${call}`,
    further,
  ];
  return notes.filter(Boolean).join(', ') || '-';
}

/** Names come last, because characters differ in width. */
export function formatList(
  requests: readonly StoredRequest[],
  furtherNoteOn: (request: StoredRequest) => string | undefined = () => undefined,
): string {
  const rows = requests.map((stored) => [
    stored.id,
    stored.state,
    formatInstant(stored.receivedAt),
    printable(stored.lastError ?? '-'),
    notesOn(stored, furtherNoteOn(stored)),
    printable(fieldText(fieldsOf(stored).name)),
  ]);
  const all = [['ID', 'STATE', 'RECEIVED', 'ERROR', 'NOTES', 'NAME'], ...rows];
  // `Math.max(...)` fails with too many arguments.
  const widths = all[0]?.map((_, column) =>
    all.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const nameWidth = Math.max(...[...metadataNames, ...fieldNames].map(({ length }) => length));

/** Indents further lines of a value like its first. */
const formatEntries = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${printable(name).padEnd(nameWidth)}  ${fieldText(value) || '-'}`)
    .map((entry) => printable(entry, true).replaceAll('\n', `\n${' '.repeat(nameWidth + 2)}`))
    .join('\n');

/** What a reader of the thread was told, and what is due. */
function formatReader(row: ReaderRow): string {
  const { reader, state, toldRequest, toldCall, toldAt, attempts, lastError, dueAt, remindAt } =
    row;
  const told = toldRequest && `${toldRequest}${toldCall ? `, call ${toldCall}` : ''}`;
  return formatEntries({
    mailTo: reader || 'the team',
    mailState: state,
    told: told || (toldAt === null ? 'nothing' : 'farewell'),
    toldAt: instant(toldAt),
    mailAttempts: attempts,
    mailLastError: lastError,
    nextMailAt: state === 'pending' ? instant(dueAt) : null,
    reminderAt: instant(remindAt),
  });
}

export const formatRequest = (stored: StoredRequest, readers: readonly ReaderRow[]): string =>
  [
    formatEntries(metadataOf(stored)),
    formatEntries(fieldsOf(stored)),
    ...readers.map(formatReader),
  ].join('\n\n');
