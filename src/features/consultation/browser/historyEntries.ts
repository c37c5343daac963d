import { isSame as isEqual } from '@/lib/isSame';
import type { FormEntry } from './formEntry';
import type { Values } from './formFields';
import type { LateHeights } from './lateHeights';
import type { Answer } from './requestQueue';

const key = 'consultation';

/** Safari allows 100 changes of the history in 30 s. */
const writeEveryMs = 500;

/** Next's router reloads a page whose history entry lacks its keys. */
let lastState: Record<string, unknown> = {};

export const readEntry = (): FormEntry | null => window.history.state?.[key] ?? null;

function writeEntry(entry: FormEntry): void {
  // Links within the page drop the keys.
  lastState = { ...(window.history.state ?? lastState), [key]: entry };
  try {
    window.history.replaceState(lastState, '');
  } catch {
    // Safari refuses the 100th change in 30 s. The next write repeats this one.
  }
}

export function addEntry(entry: FormEntry): void {
  window.history.pushState({ ...window.history.state, [key]: entry }, '');
  window.history.scrollRestoration = 'auto';
}

export type HistoryEntries = ReturnType<typeof createHistoryEntries>;

export function createHistoryEntries() {
  /**
   * The document's forms by id. Back can leave a form within half a second of a letter. Its history entry then lacks
   * the letter, and can no longer be written.
   */
  const entries = new Map<string, FormEntry>();
  let shownId = '';
  let writtenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let readForm: (() => void) | null = null;

  const shown = () => entries.get(shownId) ?? null;

  function write(put = writeEntry): void {
    clearTimeout(timer);
    timer = undefined;
    const entry = shown();
    if (!entry) return;
    writtenAt = performance.now();
    put(entry);
  }

  function show(entry: FormEntry, put?: (entry: FormEntry) => void): void {
    entries.set(entry.id, entry);
    shownId = entry.id;
    write(put);
  }

  function readAndWrite(): void {
    readForm?.();
    write();
  }

  /** Writes at once after a whole field, else after half a second. */
  function writeEntered(isWholeField: boolean): void {
    const dueIn = isWholeField ? writtenAt + writeEveryMs - performance.now() : writeEveryMs;
    if (dueIn <= 0) readAndWrite();
    else timer ??= setTimeout(readAndWrite, dueIn);
  }

  return {
    /** Null until the page is hydrated. */
    shown,
    show,
    valuesOf: (id: string) => entries.get(id)?.values,

    /** Shows the entry that Back or Forward has reached. Returns null if it is already shown. */
    reach(): FormEntry | null {
      const stored = readEntry();
      // Links within the page create entries.
      const isSame = !stored || stored.id === shownId;
      if (isSame) write();
      else show(entries.get(stored.id) ?? stored);
      return isSame ? null : shown();
    },

    /** A sent form keeps what was sent. */
    keepValues(id: string, values: Values): void {
      const entry = entries.get(id);
      if (entry && !entry.sent) entries.set(id, { ...entry, values });
    },

    keepHeights(id: string, heights: LateHeights): void {
      const entry = entries.get(id);
      if (!entry || isEqual(heights, entry.heights)) return;
      entries.set(id, { ...entry, heights });
      writeEntered(true);
    },

    keepAnswer(requestId: string, answer: Answer): void {
      for (const entry of entries.values()) {
        const { sent } = entry;
        if (sent?.id !== requestId) continue;
        entries.set(entry.id, { ...entry, sent: { ...sent, answer } });
        if (entry.id === shownId) write();
      }
    },

    setForm(read: (() => void) | null): void {
      readForm = read;
    },

    writeEntered,
    writeNow: readAndWrite,
  };
}
