/**
 * A script for the form's page, ahead of the form. It notes in which fields something is entered, and that the browser
 * itself sends the form.
 * It also sets the stored shape (`shapeOf`), so that a reloaded page has its height before the browser restores the
 * scroll position.
 */
export const noteBeforeHydration =
  `for(let t of['input','change'])addEventListener(t,e=>(window.enteredFields??=new Set).add(e.target.name));` +
  `{let e=history.state?.consultation;if(e)document.documentElement.setAttribute('data-shape',e.shape)}` +
  `addEventListener('submit',e=>e.defaultPrevented||` +
  `document.documentElement.setAttribute('data-posted',''))`;

/**
 * A script behind the form. Restores text areas before the page is scrolled, because their height follows from their
 * text.
 */
export const fillInTexts =
  `{let e=history.state?.consultation;` +
  `if(e&&!e.sent)for(let t of document.querySelectorAll('form [data-restored-early]'))` +
  `window.enteredFields?.has(t.name)||(t.value=e.values[t.name]??'')}`;

export const enteredBefore = (): ReadonlySet<string> =>
  (window as { enteredFields?: Set<string> }).enteredFields ?? new Set();

/** Reports whether the browser itself has sent the form. */
export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');

/** Lets the form's own shape apply, once it is laid out with it. */
export function forgetShape(): void {
  const { documentElement: root } = document;
  root.getBoundingClientRect();
  root.removeAttribute('data-shape');
}
