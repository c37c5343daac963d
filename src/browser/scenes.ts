const half = 0.5;

const shares = Array.from({ length: 11 }, (_, step) => step / 20);

/** Half of a scene, or of the window if the scene is higher. */
function isSeen({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) {
  return intersectionRatio >= half || intersectionRect.height >= half * window.innerHeight;
}

/**
 * Plays each scene once, when half of it is in view (`playing`). Before the first scroll all scenes are complete;
 * then those out of view wait at their beginning (`waiting`). Marks example websites in view, so that their typefaces
 * load (`data-awake`).
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
          // A scene in view has been seen complete, and stays so.
          if (isIntersecting) observer.unobserve(target);
          else target.setAttribute('data-plays', 'waiting');
        }
      }
    },
    { threshold: shares },
  );
  let scenes: Element[] = [];
  // A new observer reports every scene again.
  function observe() {
    observer.disconnect();
    const unplayed = '[data-website], [data-plays]:not([data-plays="playing"])';
    scenes = [...document.querySelectorAll(unplayed)];
    for (const scene of scenes) observer.observe(scene);
  }
  observe();
  function onScroll() {
    // Once, and again if React has replaced the form's page.
    if (hasScrolled && scenes.every(({ isConnected }) => isConnected)) return;
    hasScrolled = true;
    observe();
  }
  window.addEventListener('scroll', onScroll, { passive: true });
}
