/** What the menu's button and links are called. Kept by itself: the script of every page says it, too. */
export const menuCopy = {
  open: 'Open menu',
  close: 'Close menu',
  links: 'Main',
} as const;
