/**
 * Moves the keyboard's place to an element, and with it the caret, from which a screen reader reads on: in Firefox the
 * focus alone leaves the caret where it was.
 */
export function readFrom(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  window.getSelection()?.collapse(element, 0);
}
