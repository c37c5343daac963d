import { entryState, noteInEntry } from '@/lib/browser/historyEntry';

/**
 * A script for the form's page, ahead of the form. It notes that the browser itself sends the form: validation has
 * passed by then. After a reload or Back it also keeps the place of the call that was chosen (`keepCallRoom`).
 */
export const beforeHydration =
  `((root,{state})=>{addEventListener('submit',()=>root.setAttribute('data-posted',''));` +
  `if(state?.callRoom&&performance.getEntriesByType('navigation')[0]?.type!=='navigate'){` +
  `root.setAttribute('data-call','');root.style.setProperty('--call-room',state.callRoom+'px')}` +
  `})(document.documentElement,history)`;

/** Whether the browser has sent the page's form, and perhaps still waits for the answer. */
export const wasPosted = (): boolean => document.documentElement.hasAttribute('data-posted');

const roomKey = 'callRoom';

/** Notes in the history entry how high the calendar and its times are, in pixels; 0 where no call is chosen. */
export function keepCallRoom(height: number): void {
  if ((entryState(roomKey) ?? 0) !== height) noteInEntry(roomKey, height);
}
