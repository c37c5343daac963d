/**
 * A script for the form's page, ahead of the form. It notes in which fields something is entered, which restoring them
 * does not tell, and that the browser itself sends the form: validation has passed by then, and no script has stopped
 * it. Where the form was sent, it says so (`data-was-sent`): nobody is to fill in the one that Thank You replaces.
 *
 * Where the history has the form, it turns scroll anchoring off until hydration has added what the form has. Chromium
 * then scrolls a page that is loaded anew to the offset that it noted, which is right once that is added. With
 * anchoring, it scrolls to the element that it noted at the top of the view, and goes along with what is added: without
 * a call, that ended elsewhere. With a day of a call, the page as it is served is too short for the offset, because the
 * calendar comes later: the element is right, if the page is served with it.
 */
export const noteBeforeHydration =
  `for(let t of['input','change'])addEventListener(t,e=>(window.enteredFields??=new Set).add(e.target.name));` +
  `{let e=history.state?.consultation;` +
  `if(e?.sent)document.documentElement.setAttribute('data-was-sent','');` +
  `else if(e&&!e.values.callDate)document.documentElement.style.overflowAnchor='none'}` +
  `addEventListener('submit',e=>e.defaultPrevented||` +
  `document.documentElement.setAttribute('data-posted',''))`;

/** The names of the fields in which something was entered since the page came. */
export const enteredBefore = (): ReadonlySet<string> =>
  (window as { enteredFields?: Set<string> }).enteredFields ?? new Set();

/** Whether the browser has sent the page's form, and perhaps still waits for the answer. */
export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');

/** Lets the page go along again with what is added above what is seen, once what hydration adds is laid out. */
export function anchorScroll(): void {
  const { documentElement: root } = document;
  if (!root.style.overflowAnchor) return;
  root.getBoundingClientRect();
  root.style.removeProperty('overflow-anchor');
}
