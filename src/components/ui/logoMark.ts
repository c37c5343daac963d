/** The agency's mark, in a box of 28 units. */
export const logoMark = {
  size: 28,
  roof: 'M3.5 23.5 14 4.5l10.5 19',
  strokeWidth: 2.75,
  light: { cx: 14, cy: 19.75, r: 3.25 },
} as const;
