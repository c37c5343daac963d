const half = 0.5;

/** The shares at which the browser reports, in steps of a twentieth. */
const shares = Array.from({ length: 11 }, (_, step) => step / 20);

/** Half of a scene, or half of the window where the scene is higher. */
function isSeen({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) {
  return intersectionRatio >= half || intersectionRect.height >= half * window.innerHeight;
}

/**
 * Plays each scene with `data-plays` once, when half of it is seen (`playing`). From the first scroll on, those out of
 * view wait at their beginning (`waiting`); until then, all are complete. Example websites (`data-website`) are marked
 * when they are in view, or at the first scroll (`data-awake`), which loads their typefaces.
 */
export function watchScenes(): void {
  let hasScrolled = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target, isIntersecting } = entry;
        if (target.matches('[data-website]')) {
          if (isIntersecting || hasScrolled) target.setAttribute('data-awake', '');
        } else if (isSeen(entry)) {
          target.setAttribute('data-plays', 'playing');
          observer.unobserve(target);
        } else if (hasScrolled && target.getAttribute('data-plays') === '') {
          // One that is in view has been seen complete, and stays so.
          if (isIntersecting) observer.unobserve(target);
          else target.setAttribute('data-plays', 'waiting');
        }
      }
    },
    { threshold: shares },
  );
  let scenes: Element[] = [];
  // Observing anew reports every scene once more.
  function observe() {
    observer.disconnect();
    const unplayed = '[data-website], [data-plays]:not([data-plays="playing"])';
    scenes = [...document.querySelectorAll(unplayed)];
    for (const scene of scenes) observer.observe(scene);
  }
  observe();
  function onScroll() {
    // Once, and again where React has made the form's page anew, as it does after an extension has changed it.
    if (hasScrolled && scenes.every(({ isConnected }) => isConnected)) return;
    hasScrolled = true;
    observe();
  }
  window.addEventListener('scroll', onScroll, { passive: true });
}
