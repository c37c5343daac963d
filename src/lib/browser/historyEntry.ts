/** What the page notes in the history entry's state, next to Next's own; it lives as long as the entry. */
export const entryState = (key: string): unknown => window.history.state?.[key];

/** What an entry shows, by an id, with what is noted about it. */
interface Shown {
  id: string;
  [note: string]: unknown;
}

export const shownKey = 'shows';

/** What this entry shows. Links within the page make entries that show the same. */
export const shown = () => entryState(shownKey) as Shown | null | undefined;

/** The state with this page's latest notes, and the key that tells whether an entry has notes. */
let noted: Record<string, unknown> | null = null;
const notedKey = 'noted';

function write(): boolean {
  try {
    window.history.replaceState({ ...window.history.state, ...noted }, '');
    return true;
  } catch {
    return false;
  }
}

/** Notes everything again where a link within the page has made an entry, or another script has replaced the state. */
export function renewNotes(): void {
  if (!entryState(notedKey)) write();
}

const listeners = new Set<() => void>();

/** Calls a function when the page is to show something else. @returns a function that unsubscribes */
export function onOtherShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what another entry shows, and notes there what has happened since. */
function onTraversal(): void {
  const now = shown();
  const isOther = now && now.id !== (noted?.[shownKey] as Shown | undefined)?.id;
  if (isOther) noted = { ...noted, [shownKey]: now };
  write();
  if (isOther) for (const listener of listeners) listener();
}

function note(key: string, value: unknown): void {
  if (!noted) {
    window.addEventListener('popstate', onTraversal);
    // Not in every browser; tells of other scripts, too.
    window.navigation?.addEventListener('currententrychange', renewNotes);
  }
  noted = { ...window.history.state, [key]: value, [notedKey]: true };
}

/** @returns whether it was noted: a page that is being left cannot do this */
export function noteInEntry(key: string, value: unknown): boolean {
  note(key, value);
  return write();
}

export const noteShown = (notes: Partial<Shown>): boolean =>
  noteInEntry(shownKey, { ...shown(), ...notes });

/** Makes an entry that shows something else, in the same document. */
export function addEntry(shows: Shown): void {
  note(shownKey, shows);
  window.history.pushState(noted, '');
  for (const listener of listeners) listener();
}
