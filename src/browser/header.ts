import { menuCopy } from '@/content/menu';

/** Pixels of scroll after which the header turns opaque (docs/product.md, "Header and footer"). */
const threshold = 50;

/** The menu's button says what it does, and the page behind the open menu is inert and does not scroll. */
function show(open: boolean, button: HTMLElement): void {
  button.setAttribute('aria-expanded', String(open));
  button.setAttribute('aria-label', open ? menuCopy.close : menuCopy.open);
  const behind = document.querySelectorAll<HTMLElement>('main, footer, [href="#content"]');
  for (const element of behind) element.inert = open;
  const root = document.documentElement;
  if (open) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.toggleAttribute('data-menu-open', open);
}

/** Brings header and menu in line with what the page is now. */
function update(event?: Event): void {
  document
    .querySelector('[data-header]')
    ?.toggleAttribute('data-scrolled', window.scrollY > threshold);
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu?.hidePopover || !button) return;
  const isFollowed = event?.type === 'click' && (event.target as Element).closest('#menu a');
  // The button is gone where the window is wide enough for the header's links.
  if (isFollowed || (event?.type === 'resize' && button.offsetWidth === 0)) menu.hidePopover();
  const open = menu.matches(':popover-open');
  if (button.getAttribute('aria-expanded') !== String(open)) show(open, button);
  if (open && event?.type === 'toggle') menu.querySelector('a')?.focus();
}

/**
 * Enhances the header, which turns opaque as the page is scrolled, and its menu, a popover that opens without script:
 * its first link takes the focus, and it closes when a link is followed or the window becomes wide enough for the
 * header's links. Everything is looked up when something happens, because React may render both anew on the form's
 * page, where somebody else's script has changed it.
 */
export function enhanceHeader(): void {
  for (const event of ['scroll', 'resize', 'toggle', 'click']) {
    window.addEventListener(event, update, { capture: true, passive: true });
  }
  // In the next frame, which lays out the page in any case.
  requestAnimationFrame(() => update());
}
