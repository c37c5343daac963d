/** Moves the focus, and the caret, from which screen readers continue. In Firefox, focus does not move the caret. */
export function readFrom(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
  window.getSelection()?.collapse(element, 0);
}
