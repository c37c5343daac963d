import { menuCopy } from '@/content/menu';

/**
 * Enhances the menu, a popover that opens without script: the button's label says what it does,
 * the first link takes the focus, the page behind is inert and does not scroll, and the menu closes when a link within
 * the page is followed or the window becomes wide enough for the header's links.
 */
export function enhanceMenu(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu?.hidePopover || !button) return;

  function show(open: boolean) {
    button?.setAttribute('aria-expanded', String(open));
    button?.setAttribute('aria-label', open ? menuCopy.close : menuCopy.open);
    const behind = document.querySelectorAll<HTMLElement>('main, footer, [href="#content"]');
    for (const element of behind) element.inert = open;
    document.documentElement.toggleAttribute('data-menu-open', open);
  }

  show(false);
  menu.addEventListener('toggle', ({ newState }) => {
    show(newState === 'open');
    if (newState === 'open') menu.querySelector('a')?.focus();
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
  // The button is gone where the window is wide enough for the header's links.
  new ResizeObserver(() => {
    if (button.offsetWidth === 0) menu.hidePopover();
  }).observe(button);
}

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
