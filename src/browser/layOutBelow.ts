/** Runs work when the browser has nothing else to do; Safari does not tell. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);

/**
 * Lays out the sections below the first screen (`data-below`) once the page has loaded, one after the other whenever the
 * browser is idle, so that captures of the whole page have them and the scroll bar is right.
 */
export function layOutBelow(): void {
  const sections = [...document.querySelectorAll('[data-below]')];
  function layOutNext() {
    sections.shift()?.removeAttribute('data-below');
    if (sections.length > 0) whenIdle(layOutNext);
  }
  if (document.readyState === 'complete') whenIdle(layOutNext);
  else window.addEventListener('load', () => whenIdle(layOutNext), { once: true });
}
