/** In a file of its own, because the script of every page includes it. */
export const menuLabels = {
  name: 'Menu',
  open: 'Open Menu',
  close: 'Close Menu',
  links: 'Main',
} as const;
