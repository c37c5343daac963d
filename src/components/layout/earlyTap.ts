declare global {
  interface Window {
    /** Notes what is tapped before the page is hydrated; undefined from then on. */
    earlyTap?:
      | { (event: MouseEvent): void; button: HTMLButtonElement | null | undefined }
      | undefined;
  }
}

/**
 * Text of an inline script. Until the page is hydrated its buttons do nothing: this remembers the
 * one that was tapped last, and forgets it when something else is.
 */
export const noteEarlyTap = `function earlyTap({ target }) {
  earlyTap.button = target.closest('button[type="button"]');
}
addEventListener('click', earlyTap);`;
