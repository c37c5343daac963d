/** Pixels of scroll after which the header turns opaque (docs/product.md, "Header and footer"). */
const threshold = 50;

/** Marks the header with `data-scrolled` while the page is scrolled past the threshold. */
export function shadeHeader(): void {
  const header = document.querySelector('[data-header]');
  const update = () => header?.toggleAttribute('data-scrolled', window.scrollY > threshold);
  window.addEventListener('scroll', update, { passive: true });
  // In the next frame, which lays out the page in any case.
  requestAnimationFrame(update);
}
