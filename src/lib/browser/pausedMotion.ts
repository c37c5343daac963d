/** The key of `sessionStorage` that a visitor's choice to pause motion is stored under. */
export const pausedMotionKey = 'paused-motion';

/** A script that applies a stored choice before the page's first paint. Blocked storage throws. */
export const pauseBeforePaint =
  `try{sessionStorage.getItem('${pausedMotionKey}')&&` +
  `document.documentElement.setAttribute('data-paused','')}catch{}`;
