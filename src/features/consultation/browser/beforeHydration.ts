/**
 * A script in front of the form. Notes edited fields and native submission, and applies the stored shape (`shapeOf`).
 * Otherwise the browser restores the scroll position to a page of another height.
 */
export const noteBeforeHydration =
  `for(let t of['input','change'])addEventListener(t,e=>(window.enteredFields??=new Set).add(e.target.name));` +
  `{let e=history.state?.consultation;if(e)document.documentElement.setAttribute('data-shape',e.shape)}` +
  `addEventListener('submit',e=>e.defaultPrevented||` +
  `document.documentElement.setAttribute('data-posted',''))`;

/** A script behind the form. Restores text areas before scrolling, because their text sets their height. */
export const fillInTexts =
  `{let e=history.state?.consultation;` +
  `if(e&&!e.sent)for(let t of document.querySelectorAll('form [data-restored-early]'))` +
  `window.enteredFields?.has(t.name)||(t.value=e.values[t.name]??'')}`;

export const enteredBefore = (): ReadonlySet<string> =>
  (window as { enteredFields?: Set<string> }).enteredFields ?? new Set();

export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');

/** Removes the stored shape once the form is laid out with its own. */
export function forgetShape(): void {
  const { documentElement: root } = document;
  root.getBoundingClientRect();
  root.removeAttribute('data-shape');
}
