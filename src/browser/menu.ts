import { menuCopy } from '@/content/menu';

/** Where the links stand in the open (media.desktop). */
const desktopWidth = '(min-width: 64em)';

/**
 * Adds to the menu, a popover that its button opens without script: the button says what it does,
 * the first link takes the focus, the page behind is inert, and the menu closes when a link within
 * the page is followed or the window grows to where the links stand in the open.
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
  }

  show(false);
  menu.addEventListener('toggle', ({ newState }) => {
    show(newState === 'open');
    if (newState === 'open') menu.querySelector('a')?.focus();
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
  window.matchMedia(desktopWidth).addEventListener('change', () => menu.hidePopover());
}
