/**
 * Keeps keyboard focus inside an element, first and last stop joined, and everything that follows
 * the site's header inert, until released.
 *
 * @param container what may hold the focus
 * @param onEscape called when Escape is pressed
 * @returns releases the focus and the rest of the page
 */
export function keepFocusInside(container: HTMLElement, onEscape: () => void): () => void {
  const rest = document.querySelectorAll<HTMLElement>('main, footer');
  for (const element of rest) element.inert = true;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') return onEscape();
    if (event.key !== 'Tab') return;
    const stops = [...container.querySelectorAll<HTMLElement>('button, a[href]')];
    const first = stops.at(0);
    const last = stops.at(-1);
    const inside = container.contains(document.activeElement);
    const edge = event.shiftKey ? first : last;
    if (inside && document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }

  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    for (const element of rest) element.inert = false;
  };
}
