'use client';

import { useEffect } from 'react';

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
