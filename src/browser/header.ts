import { menuLabels } from '@/content/menuLabels';

const scrolledAfterPx = 50;

/** Must match the selector in Menu.tsx. */
const openMenu = ':is(:popover-open, [data-open])';

function setMenuState(open: boolean, button: HTMLElement): void {
  button.setAttribute('aria-expanded', String(open));
  button.setAttribute('aria-label', open ? menuLabels.close : menuLabels.open);
  const behind = document.querySelectorAll<HTMLElement>('main, footer, [href="#content"]');
  for (const element of behind) element.inert = open;
  const root = document.documentElement;
  if (open) root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
  root.toggleAttribute('data-menu-open', open);
}

/** Toggles the menu in browsers without popovers. */
function togglePopoverFallback(
  event: Event | undefined,
  menu: HTMLElement,
  button: HTMLElement,
): void {
  const wasOpen = menu.hasAttribute('data-open');
  const isPressed = event?.type === 'click' && button.contains(event.target as Node);
  const isDismissed = wasOpen && (event as KeyboardEvent | undefined)?.key === 'Escape';
  if (isPressed || isDismissed) menu.toggleAttribute('data-open', !wasOpen);
  if (isDismissed) button.focus();
}

function update(event?: Event): void {
  document
    .querySelector('[data-header]')
    ?.toggleAttribute('data-scrolled', window.scrollY > scrolledAfterPx);
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu || !button) return;
  const followedLink = event?.type === 'click' && (event.target as Element).closest('#menu a');
  // A wide window hides the button, so close an open menu.
  const shouldClose = followedLink || (event?.type === 'resize' && button.offsetWidth === 0);
  if (!menu.hidePopover) togglePopoverFallback(event, menu, button);
  if (shouldClose && menu.hidePopover) menu.hidePopover();
  else if (shouldClose) menu.removeAttribute('data-open');
  const open = menu.matches(openMenu);
  if (button.getAttribute('aria-expanded') === String(open)) return;
  setMenuState(open, button);
  if (open) menu.querySelector('a')?.focus();
}

/** Makes a held Enter key one press, except in texts of several lines. */
function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter' || document.activeElement?.matches('textarea')) return;
  event.preventDefault();
  event.stopPropagation();
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
  window.addEventListener('keydown', ignoreKeyRepeat, { capture: true });
  requestAnimationFrame(() => update());
}
