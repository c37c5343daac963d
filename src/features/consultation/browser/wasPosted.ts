/**
 * A script for the form's page, ahead of the form. It notes that the browser itself sends the form: validation has
 * passed by then, and no script has stopped it.
 */
export const notePost =
  `addEventListener('submit',e=>e.defaultPrevented||` +
  `document.documentElement.setAttribute('data-posted',''))`;

/** Whether the browser has sent the page's form, and perhaps still waits for the answer. */
export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');
