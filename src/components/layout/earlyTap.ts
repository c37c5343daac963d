/** What {@link noteEarlyTap} leaves on the window. */
export interface EarlyTap {
  (event: MouseEvent): void;
  button: HTMLButtonElement | null | undefined;
}

/**
 * Text of an inline script. Until the page is hydrated its buttons do nothing: this remembers the
 * one that was tapped last, and forgets it when something else is.
 */
export const noteEarlyTap = `function earlyTap({ target }) {
  earlyTap.button = target.closest('button[type="button"]');
}
addEventListener('click', earlyTap);`;
