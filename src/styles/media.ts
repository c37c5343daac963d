/** In em, because widths follow the reader's font size. */
export const media = {
  /** 768 px, and paper. */
  tablet: '@media print, (min-width: 48em)',
  onlyTablet: '@media (min-width: 48em) and (max-width: 63.99em)',
  /** 1024 px. */
  desktop: '@media (min-width: 64em)',
  /** 1200 px. */
  wide: '@media (min-width: 75em)',
  belowDesktop: '@media (max-width: 63.99em)',
  phone: '@media screen and (max-width: 47.99em)',
  /** A phone in landscape. */
  lowPhone: '@media (min-width: 40em) and (max-width: 63.99em) and (max-height: 30em)',
  /** 400% zoom on a laptop: the header is not fixed. */
  lowWindow: '@media (max-height: 17em)',
  smallPhone: '@media (max-width: 22.5em) and (max-height: 37em)',
  /** Narrower than any phone, unless text is enlarged. */
  largeText: '@media (max-width: 19.99em)',
  /** Too narrow for two columns. */
  hugeText: '@media (max-width: 14.99em)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Excludes print, which shows everything. */
  motion: '@media screen and (prefers-reduced-motion: no-preference)',
  forcedColors: '@media (forced-colors: active)',
  screenColors: '@media screen and (forced-colors: none)',
  plainColors: '@media print, (forced-colors: active)',
  noScript: '@media (scripting: none)',
} as const;
