'use client';

import { useEffect } from 'react';
import type { EarlyTap } from './earlyTap';

declare global {
  interface Window {
    earlyTap?: EarlyTap | undefined;
  }
}

/**
 * Once the page is hydrated, presses the button that was tapped before it was, and takes
 * `window.earlyTap` away.
 */
export function AnswerEarlyTap() {
  useEffect(() => {
    const { earlyTap } = window;
    if (!earlyTap) return;
    window.removeEventListener('click', earlyTap);
    earlyTap.button?.click();
    window.earlyTap = undefined;
  }, []);

  return null;
}
