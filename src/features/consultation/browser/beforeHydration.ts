/**
 * A script for the form's page, ahead of the form. It notes in which fields something is entered, which restoring them
 * does not tell, and that the browser itself sends the form: validation has passed by then, and no script has stopped
 * it.
 *
 * Where the history has the form, it says its shape (`data-shape`, `shapeOf`): a page that is loaded anew is scrolled
 * to the offset that the browser has noted, and so it is as high from the start as it was, and does not move along
 * with what is added to it. And nobody is to fill in one that was `sent`, which Thank You replaces.
 */
export const noteBeforeHydration =
  `for(let t of['input','change'])addEventListener(t,e=>(window.enteredFields??=new Set).add(e.target.name));` +
  `{let e=history.state?.consultation;if(e)document.documentElement.setAttribute('data-shape',e.shape)}` +
  `addEventListener('submit',e=>e.defaultPrevented||` +
  `document.documentElement.setAttribute('data-posted',''))`;

/**
 * A script for the form's page, behind the form. What is as high as the text in it has its text from the history before
 * the page is scrolled: not every browser restores it by then.
 */
export const fillInTexts =
  `{let e=history.state?.consultation;` +
  `if(e&&!e.sent)for(let t of document.querySelectorAll('form [data-restored-early]'))` +
  `window.enteredFields?.has(t.name)||(t.value=e.values[t.name]??'')}`;

/** The names of the fields in which something was entered since the page came. */
export const enteredBefore = (): ReadonlySet<string> =>
  (window as { enteredFields?: Set<string> }).enteredFields ?? new Set();

/** Whether the browser has sent the page's form, and perhaps still waits for the answer. */
export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');

/** From here on, the form itself says its shape, which is laid out with it before the page may move along. */
export function forgetShape(): void {
  const { documentElement: root } = document;
  root.getBoundingClientRect();
  root.removeAttribute('data-shape');
}
