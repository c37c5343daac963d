/** Pauses a picture's motion (`data-held`) until half of it is visible; without IntersectionObserver it plays at once. */
export function playWhenSeen(picture: Element): void {
  if (!('IntersectionObserver' in window)) return;
  picture.setAttribute('data-held', '');
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      picture.removeAttribute('data-held');
      observer.disconnect();
    },
    { threshold: 0.5 },
  );
  observer.observe(picture);
}
