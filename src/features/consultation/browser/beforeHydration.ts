/**
 * Runs in front of the form. Notes edits and native submission. Reserves the stored heights of late parts, because the
 * browser restores the scroll position early.
 */
export const noteBeforeHydration =
  `for(let t of['input','change'])addEventListener(t,e=>(window.enteredFields??=new Set).add(e.target.name));` +
  `{let e=history.state?.consultation,r=document.documentElement;` +
  `if(e)r.setAttribute('data-entry',e.sent?'sent':e.correction?'correction':'form');` +
  `for(let n in e?.heights)r.style.setProperty('--late-'+n,e.heights[n]+'px')}` +
  `addEventListener('submit',e=>e.defaultPrevented||` +
  `document.documentElement.setAttribute('data-posted',''))`;

/** Runs behind the form. Restores text areas before scrolling, because text sets their height. */
export const fillInTexts =
  `{let e=history.state?.consultation;` +
  `if(e&&!e.sent)for(let t of document.querySelectorAll('form textarea'))` +
  `window.enteredFields?.has(t.name)||(t.value=e.values[t.name]??'')}`;

export const enteredBefore = (): ReadonlySet<string> =>
  (window as { enteredFields?: Set<string> }).enteredFields ?? new Set();

export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');
