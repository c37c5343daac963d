/** Lets the scenes move that are in view (`data-awake`), and only those. */
export function wakeScenesInView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      target.toggleAttribute('data-awake', isIntersecting);
    }
  });
  for (const scene of document.querySelectorAll('[data-scene]')) observer.observe(scene);
}
