/**
 * Moves the focus to an element, and the caret, from which a screen reader reads on. In Firefox, focus leaves the
 * caret.
 */
export function readFrom(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  window.getSelection()?.collapse(element, 0);
}
