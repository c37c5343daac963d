import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';

/**
 * English, with days announced as `Monday, November 23, 2026`: the visible number must be part of
 * the accessible name (WCAG 2.2, 2.5.3), and `23rd` is another word.
 */
export const spokenLocale: Locale = {
  ...enUS,
  formatLong: {
    ...enUS.formatLong,
    date: (options) =>
      options?.width === 'full' ? 'EEEE, MMMM d, y' : enUS.formatLong.date(options),
  },
};
