/**
 * Runs in front of the form. Notes edits and native submission. Applies the stored shape (`shapeOf`), because the
 * browser restores the scroll position early.
 */
export const noteBeforeHydration =
  `for(let t of['input','change'])addEventListener(t,e=>(window.enteredFields??=new Set).add(e.target.name));` +
  `{let e=history.state?.consultation;if(e)document.documentElement.setAttribute('data-shape',e.shape)}` +
  `addEventListener('submit',e=>e.defaultPrevented||` +
  `document.documentElement.setAttribute('data-posted',''))`;

/** Runs behind the form. Restores text areas before scrolling, because text sets their height. */
export const fillInTexts =
  `{let e=history.state?.consultation;` +
  `if(e&&!e.sent)for(let t of document.querySelectorAll('form [data-restored-early]'))` +
  `window.enteredFields?.has(t.name)||(t.value=e.values[t.name]??'')}`;

export const enteredBefore = (): ReadonlySet<string> =>
  (window as { enteredFields?: Set<string> }).enteredFields ?? new Set();

export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');

export function forgetShape(): void {
  const { documentElement: root } = document;
  root.getBoundingClientRect();
  root.removeAttribute('data-shape');
}
