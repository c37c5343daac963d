/** What the page notes in the history entry's state, next to Next's own; it lives as long as the entry. */
export const entryState = (key: string): unknown => window.history.state?.[key];

/** @returns whether it was noted: a page that is being left cannot do this */
export function noteInEntry(key: string, value: unknown): boolean {
  try {
    window.history.replaceState({ ...window.history.state, [key]: value }, '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a link led here. Some browsers keep the entry and its state when a link leads to the address that is
 * already shown.
 */
export function arrivedByLink(): boolean {
  const [arrival] = performance.getEntriesByType?.('navigation') ?? [];
  return (arrival as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}
