const half = 0.5;

const shares = Array.from({ length: 11 }, (_, step) => step / 20);

/** Half of the scene, or half of the window if the scene is higher. */
function isSeen({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) {
  return intersectionRatio >= half || intersectionRect.height >= half * window.innerHeight;
}

/**
 * Plays each scene once, when half of it is visible (`playing`). From the first scroll on, scenes out of view pause at
 * their start (`waiting`). Visible example websites load their typefaces (`data-awake`).
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
          // A scene in view was already shown complete.
          if (isIntersecting) observer.unobserve(target);
          else target.setAttribute('data-plays', 'waiting');
        }
      }
    },
    { threshold: shares },
  );
  let scenes: Element[] = [];
  function observe() {
    observer.disconnect();
    const unplayed = '[data-website], [data-plays]:not([data-plays="playing"])';
    scenes = [...document.querySelectorAll(unplayed)];
    for (const scene of scenes) observer.observe(scene);
  }
  observe();
  function onScroll() {
    // Start again if React has replaced the form's page.
    if (hasScrolled && scenes.every(({ isConnected }) => isConnected)) return;
    hasScrolled = true;
    observe();
  }
  window.addEventListener('scroll', onScroll, { passive: true });
}
