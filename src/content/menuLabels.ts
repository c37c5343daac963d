/** The script of every page includes this file. */
export const menuLabels = {
  name: 'Menu',
  open: 'Open Menu',
  close: 'Close Menu',
  links: 'Main',
} as const;
