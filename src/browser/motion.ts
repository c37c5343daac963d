import { pausedMotionKey } from '@/lib/browser/pausedMotion';
import { tabStorage } from '@/lib/browser/safeStorage';

/** Pauses or plays what moves without end, as the visitor has chosen on any page of the visit. */
export function showMotion(): void {
  document.documentElement.toggleAttribute('data-paused', tabStorage.get(pausedMotionKey) !== null);
}

/** Lets the footer's button pause and play motion. */
export function enhanceMotion(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-pauses]');
  if (!button) return;
  button.disabled = false;
  button.addEventListener('click', () => {
    if (tabStorage.get(pausedMotionKey) === null) tabStorage.set(pausedMotionKey, '1');
    else tabStorage.remove(pausedMotionKey);
    showMotion();
  });
}
