/** Whether the visitor is pressing a link or a button. */
export const isPressing = (): boolean => document.querySelector('a:active, button:active') !== null;

/**
 * Calls a function once nothing is pressed, because what it changes may move what the pointer is on; after three
 * seconds in any case, because a link that was dragged can stay active.
 */
export function whenUnpressed(change: () => void, leftMs = 3000): void {
  if (isPressing() && leftMs > 0) setTimeout(whenUnpressed, 50, change, leftMs - 50);
  else change();
}

/** A script for a form's page, which notes that the browser itself sends the form: validation has passed by then. */
export const notePost = `addEventListener('submit',()=>document.documentElement.setAttribute('data-posted',''))`;

/** Whether the browser has sent the page's form, and perhaps still waits for the answer. */
export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');
