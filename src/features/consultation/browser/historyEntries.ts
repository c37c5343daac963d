import { choiceFromValues } from '../model/call/callChoice';
import { type FormEntry, readEntry, type StoredEntry, writeEntry } from './formEntry';
import type { Values } from './formFields';
import { shapeOf } from './formShape';
import type { Answer } from './sending/sendRequest';

/** Safari allows 100 changes of the history in 30 s. */
const writeEveryMs = 500;

export type HistoryEntries = ReturnType<typeof createHistoryEntries>;

export function createHistoryEntries(site: Parameters<typeof shapeOf>[2]) {
  let shown: FormEntry | null = null;
  const left = new Map<string, FormEntry>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readForm: (() => void) | null = null;

  function write(put = writeEntry): void {
    clearTimeout(timer);
    timer = undefined;
    if (!shown) return;
    writtenAt = performance.now();
    const { values, corrects, sent } = shown;
    const shape = sent ? 'sent' : shapeOf(choiceFromValues(values), corrects, site, new Date());
    put({ ...shown, shape });
  }

  function readAndWrite(): void {
    readForm?.();
    write();
  }

  const find = (id: string) => (shown?.id === id ? shown : left.get(id));

  function keep(entry: FormEntry): void {
    if (entry.id === shown?.id) shown = entry;
    else left.set(entry.id, entry);
  }

  function show(entry: FormEntry): void {
    if (shown) left.set(shown.id, shown);
    shown = entry;
    left.delete(entry.id);
  }

  return {
    /** Null until the page is hydrated. */
    shown: () => shown,
    find,

    show(entry: FormEntry, put?: (entry: StoredEntry) => void): void {
      show(entry);
      write(put);
    },

    /** Shows the entry that Back or Forward has reached. Returns null if it is already shown. */
    reach(): FormEntry | null {
      const stored = readEntry();
      // Links within the page create entries.
      const isSame = !stored || stored.id === shown?.id;
      if (!isSame) {
        const known = left.get(stored.id);
        show(known && (known.sent || !stored.sent) ? known : stored);
      }
      write();
      return isSame ? null : shown;
    },

    keepValues(id: string, values: Values): void {
      const entry = find(id);
      if (entry && !entry.sent) keep({ ...entry, values });
    },

    keepWhole(entry: FormEntry): void {
      keep(entry);
      if (entry.id === shown?.id) write();
    },

    keepAnswer(requestId: string, answer: Answer): void {
      for (const entry of shown ? [shown, ...left.values()] : []) {
        const { sent } = entry;
        if (sent?.id === requestId) keep({ ...entry, sent: { ...sent, answer } });
      }
      if (shown?.sent?.id === requestId) write();
    },

    setForm(read: (() => void) | null): void {
      readForm = read;
    },

    /** Writes at once after a whole field, else after half a second. */
    writeEntered(isWholeField: boolean): void {
      const dueIn = isWholeField ? writtenAt + writeEveryMs - performance.now() : writeEveryMs;
      if (dueIn <= 0) readAndWrite();
      else timer ??= setTimeout(readAndWrite, dueIn);
    },

    writeNow: readAndWrite,
  };
}
