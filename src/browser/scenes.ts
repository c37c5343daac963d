/** Lays out the scenes below the first screen once the page has loaded (`data-loaded`), so that captures have them. */
export function layOutScenesAfterLoad(): void {
  const layOut = () => document.documentElement.setAttribute('data-loaded', '');
  if (document.readyState === 'complete') layOut();
  else window.addEventListener('load', layOut, { once: true });
}

/** Plays each scene once, when it comes into view (`data-awake`). */
export function wakeScenesInView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      target.setAttribute('data-awake', '');
      observer.unobserve(target);
    }
  });
  for (const scene of document.querySelectorAll('[data-scene]')) observer.observe(scene);
}
