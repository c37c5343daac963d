/** What the page notes in the history entry's state, next to Next's own; it lives as long as the entry. */
export const entryState = (key: string): unknown => window.history.state?.[key];

/** The key of a number that tells whether an entry has this page's latest notes. */
const editionKey = 'edition';

/** The state with this page's latest notes. */
let noted: Record<string, unknown> | null = null;

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
  if (entryState(editionKey) !== noted?.[editionKey]) write();
}

/** @returns whether it was noted: a page that is being left cannot do this */
export function noteInEntry(key: string, value: unknown): boolean {
  if (!noted) {
    window.addEventListener('hashchange', renewNotes);
    // Not in every browser; tells of other scripts, too.
    window.navigation?.addEventListener('currententrychange', renewNotes);
  }
  noted = { ...window.history.state, [key]: value, [editionKey]: Math.random() };
  return write();
}

/**
 * Whether a link led here. Some browsers keep the entry and its state when a link leads to the address that is
 * already shown.
 */
export function arrivedByLink(): boolean {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  return (arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
