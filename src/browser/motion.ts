import { pausedMotionKey } from '@/lib/browser/beforePaint';
import { tabStorage } from '@/lib/browser/safeStorage';

export function showMotion(): void {
  document.documentElement.toggleAttribute('data-paused', tabStorage.get(pausedMotionKey) !== null);
}

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
