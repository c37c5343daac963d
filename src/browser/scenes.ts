/** The share of a scene that is seen when it plays. */
const half = 0.5;

/** The shares at which the browser reports, in steps of a twentieth. */
const shares = Array.from({ length: 11 }, (_, step) => step / 20);

/** A list begins earlier, so that nothing is empty below its heading. */
const tenth = 0.1;

/** A scene that is higher than its window fills half of the window instead. */
function isSeen({ target, intersectionRatio, intersectionRect }: IntersectionObserverEntry) {
  const share = target.matches('ul') ? tenth : half;
  return intersectionRatio >= share || intersectionRect.height >= half * window.innerHeight;
}

/** Marks example websites within the margin around the window (`data-awake`), which loads their typefaces. */
function wakeScenes(rootMargin: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-awake', '');
        observer.unobserve(target);
      }
    },
    { rootMargin },
  );
  for (const scene of document.querySelectorAll('[data-scene]')) observer.observe(scene);
}

/** Wakes example websites in view; from the first scroll on, also those that are a window away. */
export function wakeScenesInView(): void {
  wakeScenes('0px');
  window.addEventListener('scroll', () => wakeScenes('100% 0px'), { once: true, passive: true });
}

/**
 * Plays each scene with `data-plays` once, when half of it is seen (`playing`). From the first scroll on, those out of
 * view wait at their beginning (`waiting`); until then, captures of the whole page have them complete.
 */
export function playScenes(): void {
  const scenes = () => document.querySelectorAll('[data-plays]:not([data-plays="playing"])');
  let canWait = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target, isIntersecting } = entry;
        if (isSeen(entry)) {
          target.setAttribute('data-plays', 'playing');
          observer.unobserve(target);
        } else if (canWait && target.getAttribute('data-plays') === '') {
          // What has been seen complete stays so.
          if (isIntersecting) observer.unobserve(target);
          else target.setAttribute('data-plays', 'waiting');
        }
      }
    },
    { threshold: shares },
  );
  // Observing anew reports every scene once more.
  function begin() {
    observer.disconnect();
    for (const scene of scenes()) observer.observe(scene);
  }
  begin();
  window.addEventListener(
    'scroll',
    () => {
      canWait = true;
      begin();
    },
    { once: true, passive: true },
  );
}
