/** Runs work when the browser has nothing else to do; Safari does not tell. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);

/** Resolves when the opening has played: nothing moves but what moves forever or with the scroll position. */
const openingEnds = () =>
  Promise.allSettled(
    (document.getAnimations?.() ?? [])
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished),
  );

/**
 * Lays out the sections below the first screen (`data-below`) once the page has loaded and its opening has played,
 * which would stutter, one after the other whenever the browser is idle, so that captures of the whole page have them
 * and the scroll bar is right.
 */
export function layOutBelow(): void {
  const sections = [...document.querySelectorAll('[data-below]')];
  function layOutNext() {
    sections.shift()?.removeAttribute('data-below');
    if (sections.length > 0) whenIdle(layOutNext);
  }
  // When idle, because asking for animations lays out what has changed.
  const begin = () => whenIdle(() => openingEnds().then(() => whenIdle(layOutNext)));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
