/** The `sessionStorage` key for a visitor's choice to pause motion. */
export const pausedMotionKey = 'paused-motion';

/** Applies the stored choice before the first paint. Blocked storage throws. */
export const pauseMotion =
  `try{sessionStorage.getItem('${pausedMotionKey}')&&` +
  `document.documentElement.setAttribute('data-paused','')}catch{}`;

/**
 * Delays pictures (`data-after-load`) until the page has loaded or scrolls, so that a slow phone styles and paints the
 * words first, and a scene that plays at once is seen from its start. Without script, nothing is delayed.
 */
export const delayPictures =
  '{let{documentElement:d}=document,show=()=>d.removeAttribute("data-loading");' +
  'd.setAttribute("data-loading","");' +
  'for(let type of["load","scroll"])addEventListener(type,show,{once:true})}';
