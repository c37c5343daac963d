import { noteShown, shown, shownKey } from '@/lib/browser/historyEntry';

/**
 * A script for the form's page, ahead of the form. It notes that the browser itself sends the form: validation has
 * passed by then, and no script has stopped it. After a reload or Back it also keeps the place of the call that was
 * chosen (`keepCallRoom`). A link opens an empty form: some browsers keep the entry and its state when it leads to the
 * address that is shown.
 */
export const beforeHydration =
  `((root,{state})=>{addEventListener('submit',e=>e.defaultPrevented||root.setAttribute('data-posted',''));` +
  `const {${shownKey}:shown}=state??{};if(!shown)return;` +
  `if(performance.getEntriesByType('navigation')[0]?.type==='navigate')` +
  `history.replaceState({...state,${shownKey}:null},'');` +
  `else if(shown.callRoom){` +
  `root.setAttribute('data-call','');root.style.setProperty('--call-room',shown.callRoom+'px')}` +
  `})(document.documentElement,history)`;

/** Whether the browser has sent the page's form, and perhaps still waits for the answer. */
export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');

/** Notes in the history entry how high the calendar and its times are, in pixels; 0 where no call is chosen. */
export function keepCallRoom(height: number): void {
  if ((shown()?.callRoom ?? 0) !== height) noteShown({ callRoom: height });
}
