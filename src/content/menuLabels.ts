/** Labels of the menu. In their own file, because the script of every page includes them. */
export const menuLabels = {
  name: 'Menu',
  open: 'Open Menu',
  close: 'Close Menu',
  links: 'Main',
} as const;
