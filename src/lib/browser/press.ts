/** Whether the visitor is pressing a link or a button. */
export const isPressing = (): boolean => document.querySelector('a:active, button:active') !== null;

/** Calls a function once nothing is pressed, because what it changes may move what the pointer is on. */
export function whenUnpressed(change: () => void): void {
  if (isPressing()) setTimeout(whenUnpressed, 50, change);
  else change();
}

/**
 * Whether the browser itself submitted a form, and perhaps still waits for the answer: that sets the user validity of
 * every control (HTML standard, section 4.10.22.3), also of one that nobody can enter anything in. False where the
 * browser does not tell.
 *
 * @param hidden the name of such a control
 */
export function wasSubmitted(form: HTMLFormElement | null, hidden: string): boolean {
  const submitted = ':user-valid';
  if (!form || !window.CSS?.supports(`selector(${submitted})`)) return false;
  return form.matches(`:valid:has([name='${hidden}']${submitted})`);
}
