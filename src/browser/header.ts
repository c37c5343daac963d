import { menuLabels } from '@/content/menuLabels';

/** Pixels. */
const threshold = 50;

/** As in Menu.tsx. */
const openMenu = ':is(:popover-open, [data-open])';

/** Names the menu's button, and makes the page behind an open menu inert. */
function show(open: boolean, button: HTMLElement): void {
  button.setAttribute('aria-expanded', String(open));
  button.setAttribute('aria-label', open ? menuLabels.close : menuLabels.open);
  const behind = document.querySelectorAll<HTMLElement>('main, footer, [href="#content"]');
  for (const element of behind) element.inert = open;
  const root = document.documentElement;
  if (open) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.toggleAttribute('data-menu-open', open);
}

/** Toggles the menu in browsers without popovers. */
function standIn(event: Event | undefined, menu: HTMLElement, button: HTMLElement): void {
  const wasOpen = menu.hasAttribute('data-open');
  const isPressed = event?.type === 'click' && button.contains(event.target as Node);
  const isLeft = wasOpen && (event as KeyboardEvent | undefined)?.key === 'Escape';
  if (isPressed || isLeft) menu.toggleAttribute('data-open', !wasOpen);
  if (isLeft) button.focus();
}

function update(event?: Event): void {
  document
    .querySelector('[data-header]')
    ?.toggleAttribute('data-scrolled', window.scrollY > threshold);
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu || !button) return;
  const isFollowed = event?.type === 'click' && (event.target as Element).closest('#menu a');
  // In wide windows the button is hidden.
  const isToClose = isFollowed || (event?.type === 'resize' && button.offsetWidth === 0);
  if (!menu.hidePopover) standIn(event, menu, button);
  if (isToClose && menu.hidePopover) menu.hidePopover();
  else if (isToClose) menu.removeAttribute('data-open');
  const open = menu.matches(openMenu);
  if (button.getAttribute('aria-expanded') === String(open)) return;
  show(open, button);
  if (open) menu.querySelector('a')?.focus();
}

/** Counts a held key as one press, except in fields. */
function stopRepetition(event: KeyboardEvent): void {
  const isPress = event.key === 'Enter' && document.activeElement?.closest('a, button');
  if (event.repeat && isPress) event.preventDefault();
}

/**
 * Makes the header opaque after scrolling, focuses the menu's first link, and closes the menu. Looks elements up for
 * each event, because React may replace them on the form's page.
 */
export function enhanceHeader(): void {
  const events = ['scroll', 'resize', 'toggle', 'click'];
  if (!('popover' in HTMLElement.prototype)) events.push('keydown');
  for (const event of events) {
    window.addEventListener(event, update, { capture: true, passive: true });
  }
  window.addEventListener('keydown', stopRepetition, { capture: true });
  requestAnimationFrame(() => update());
}
