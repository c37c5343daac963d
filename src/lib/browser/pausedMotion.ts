/** The `sessionStorage` key for a visitor's choice to pause motion. */
export const pausedMotionKey = 'paused-motion';

/** Applies the stored choice before the first paint. Blocked storage throws. */
export const pauseBeforePaint =
  `try{sessionStorage.getItem('${pausedMotionKey}')&&` +
  `document.documentElement.setAttribute('data-paused','')}catch{}`;
