import { choiceFromValues } from '../model/call/callChoice';
import { type FormEntry, readEntry, type StoredEntry, writeEntry } from './formEntry';
import type { Values } from './formFields';
import { shapeOf } from './formShape';
import type { Answer } from './sendRequest';

/** The least time between two writes of what is entered: Safari takes 100 changes of the history in 30 s. */
const writeEveryMs = 500;

/** The forms of a document's history: the shown one, and those that it has left, whole, while the document lives. */
export type HistoryEntries = ReturnType<typeof createHistoryEntries>;

/** @param site its calls decide which places a form needs */
export function createHistoryEntries(site: Parameters<typeof shapeOf>[2]) {
  let shown: FormEntry | null = null;
  const left = new Map<string, FormEntry>();
  let writtenAt = Number.NEGATIVE_INFINITY;
  /** Until what is entered is written. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Keeps what the controls of the shown form have. */
  let readForm: (() => void) | null = null;

  /** @param put writes an entry, or makes it */
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
    /** The entry that is shown, with what was entered since; null until the page is hydrated. */
    shown: () => shown,
    find,

    /** Shows an entry, which is the history's own or is to be made there. */
    show(entry: FormEntry, put?: (entry: StoredEntry) => void): void {
      show(entry);
      write(put);
    },

    /** Shows what Back or Forward has reached. @returns the form to show; null where that is shown already */
    reach(): FormEntry | null {
      const stored = readEntry();
      // A link within the page has made an entry, which shows the same.
      const isSame = !stored || stored.id === shown?.id;
      if (!isSame) {
        const known = left.get(stored.id);
        show(known && (known.sent || !stored.sent) ? known : stored);
      }
      write();
      return isSame ? null : shown;
    },

    /** Keeps what is entered in a form, whether it is shown or left, unless that was sent. */
    keepValues(id: string, values: Values): void {
      const entry = find(id);
      if (entry && !entry.sent) keep({ ...entry, values });
    },

    /** Keeps what a form has become, and writes it at once. */
    keepWhole(entry: FormEntry): void {
      keep(entry);
      if (entry.id === shown?.id) write();
    },

    /** Keeps the answer to a request. */
    keepAnswer(requestId: string, answer: Answer): void {
      for (const entry of shown ? [shown, ...left.values()] : []) {
        const { sent } = entry;
        if (sent?.id === requestId) keep({ ...entry, sent: { ...sent, answer } });
      }
      if (shown?.sent?.id === requestId) write();
    },

    /** Says how to read the controls of the form that is shown; null once it is taken out. */
    setForm(read: (() => void) | null): void {
      readForm = read;
    },

    /** Writes what is entered: soon after a letter; at once after a whole field, unless one was written just now. */
    writeEntered(isWholeField: boolean): void {
      const dueIn = isWholeField ? writtenAt + writeEveryMs - performance.now() : writeEveryMs;
      if (dueIn <= 0) readAndWrite();
      else timer ??= setTimeout(readAndWrite, dueIn);
    },

    /**
     * Writes what the form's controls have, whatever events told of it, before the page leaves the entry, which is out
     * of reach then.
     */
    writeNow: readAndWrite,
  };
}
