import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * Style for an element around the calendar: its padding, its height in every month, and that with its heading. The
 * height is that of the arrows, the names of the days, and the six weeks that a month can touch, with their margins.
 */
export const calendarRoom = `
  --calendar-padding: ${theme.space.x4};
  ${media.phone} { --calendar-padding: ${theme.space.x2}; }
  --calendar-height: calc(2 * var(--calendar-padding) + 7 * ${theme.height.target} + 2rem + 14px);
  --calendar-room: calc(1.4 * ${theme.size.body} + ${theme.space.x3} + var(--calendar-height));
`;
