import { callMethods } from '../model/options';

/**
 * A script for the form's page, ahead of the form. It notes in which fields something is entered, which restoring them
 * does not tell, and that the browser itself sends the form: validation has passed by then, and no script has stopped
 * it. Where the form was sent, it says so (`data-was-sent`): nobody is to fill in the one that Thank You replaces.
 *
 * Where the history has the form, a page that is loaded anew is scrolled to the offset that the browser has noted. So
 * the script says whether the form has a call (`data-had-call`), and its day, whose place is kept from the start: on a
 * shorter page the browser scrolls less far. And it turns scroll anchoring off until hydration has added the rest,
 * along with which the page would move.
 */
export const noteBeforeHydration = (): string =>
  `for(let t of['input','change'])addEventListener(t,e=>(window.enteredFields??=new Set).add(e.target.name));` +
  `{let e=history.state?.consultation,r=document.documentElement;` +
  `if(e?.sent)r.setAttribute('data-was-sent','');` +
  `else if(e){let{contactMethod:m,callDate:d}=e.values;r.style.overflowAnchor='none';` +
  `if(${JSON.stringify(callMethods.map(({ value }) => value))}.includes(m))` +
  `r.setAttribute('data-had-call',d?'day':'')}}` +
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
