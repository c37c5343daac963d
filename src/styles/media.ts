/** Media queries. Widths in em, so that they follow the reader's font size. */
export const media = {
  /** 48em = 768 px and wider: tablets, and paper, whose letters are smaller (PlainColors.ts). */
  tablet: '@media print, (min-width: 48em)',
  /** Tablets alone. */
  onlyTablet: '@media (min-width: 48em) and (max-width: 63.99em)',
  /** 64em = 1024 px and wider. */
  desktop: '@media (min-width: 64em)',
  /** Below desktop width. */
  belowDesktop: '@media (max-width: 63.99em)',
  /** Below tablet width. */
  phone: '@media screen and (max-width: 47.99em)',
  /** A phone on its side: as wide as a tablet or nearly so, and low. */
  lowPhone: '@media (min-width: 40em) and (max-width: 63.99em) and (max-height: 30em)',
  /** The smallest phones. */
  smallPhone: '@media (max-width: 22.5em) and (max-height: 37em)',
  /** Narrower than any phone: one with a reader's large letters. */
  largeLetters: '@media (max-width: 19.99em)',
  /** Letters up to twice as large, which leave no room for two columns. */
  hugeLetters: '@media (max-width: 14.99em)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Not in print, so that what has not played yet is on the paper. */
  motion: '@media screen and (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  /** Neither print nor forced colors. */
  screenColors: '@media screen and (forced-colors: none)',
  /** Print or forced colors. */
  plainColors: '@media print, (forced-colors: active)',
  noScript: '@media (scripting: none)',
} as const;
