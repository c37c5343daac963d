import { menuLabels } from '@/content/menuLabels';

/** Pixels of scroll after which the header turns opaque (docs/product.md, "Header and footer"). */
const threshold = 50;

/** As in the styles of the menu (components/layout/Menu.tsx). */
const openMenu = ':is(:popover-open, [data-open])';

/** The menu's button says what it does, and the page behind the open menu is inert and does not scroll. */
function show(open: boolean, button: HTMLElement): void {
  button.setAttribute('aria-expanded', String(open));
  button.setAttribute('aria-label', open ? menuLabels.close : menuLabels.open);
  const behind = document.querySelectorAll<HTMLElement>('main, footer, [href="#content"]');
  for (const element of behind) element.inert = open;
  const root = document.documentElement;
  if (open) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.toggleAttribute('data-menu-open', open);
}

/** Opens and closes the menu as a popover's button and Escape do, in browsers without popovers. */
function standIn(event: Event | undefined, menu: HTMLElement, button: HTMLElement): void {
  const wasOpen = menu.hasAttribute('data-open');
  const isPressed = event?.type === 'click' && button.contains(event.target as Node);
  const isLeft = wasOpen && (event as KeyboardEvent | undefined)?.key === 'Escape';
  if (isPressed || isLeft) menu.toggleAttribute('data-open', !wasOpen);
  if (isLeft) button.focus();
}

/** Brings header and menu in line with what the page is now. */
function update(event?: Event): void {
  document
    .querySelector('[data-header]')
    ?.toggleAttribute('data-scrolled', window.scrollY > threshold);
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu || !button) return;
  const isFollowed = event?.type === 'click' && (event.target as Element).closest('#menu a');
  // The button is gone where the window is wide enough for the header's links.
  const isToClose = isFollowed || (event?.type === 'resize' && button.offsetWidth === 0);
  if (!menu.hidePopover) standIn(event, menu, button);
  if (isToClose && menu.hidePopover) menu.hidePopover();
  else if (isToClose) menu.removeAttribute('data-open');
  const open = menu.matches(openMenu);
  if (button.getAttribute('aria-expanded') === String(open)) return;
  show(open, button);
  if (open) menu.querySelector('a')?.focus();
}

/** A key that is held down is one press: what has the focus by then is not pressed. Texts take every repetition. */
function stopRepetition(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' && document.activeElement?.closest('a, button');
  if (event.repeat && isPress) event.preventDefault();
}

/**
 * Enhances the header, which turns opaque as the page is scrolled, and its menu, a popover that opens without script:
 * its first link takes the focus, and it closes when a link is followed or the window becomes wide enough for the
 * header's links. Everything is looked up when something happens, because React may render both anew on the form's
 * page, where somebody else's script has changed it.
 */
export function enhanceHeader(): void {
  const events = ['scroll', 'resize', 'toggle', 'click'];
  if (!('popover' in HTMLElement.prototype)) events.push('keydown');
  for (const event of events) {
    window.addEventListener(event, update, { capture: true, passive: true });
  }
  window.addEventListener('keydown', stopRepetition, { capture: true });
  // In the next frame, which lays out the page in any case.
  requestAnimationFrame(() => update());
}
