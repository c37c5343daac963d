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
