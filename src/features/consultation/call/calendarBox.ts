import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

// What the calendar has in common with the box in its place while it loads, and with the page of a call.

/** A wide container sets `--booking-columns` and `--times-top`. */
export const bookingLayout = css`
  display: grid;
  grid-template-columns: var(--booking-columns, minmax(0, 1fr));
  gap: 0 ${theme.space.x6};
`;

export const bookingTitle = css`
  font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
  letter-spacing: 0;
`;

export const calendarBox = css`
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x4} ${theme.space.x3};
  ${media.phone} { padding: ${theme.space.x2} 2px; }
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
`;

/** A day's width follows the window. 44 px in one of 320 px. */
export const calendarTarget = `min(${theme.height.target}, 14vw)`;

export const dayNamesHeight = '2rem';

/** The month, the names of the days, and weeks with margins of one pixel. */
export const calendarHeight = `calc(
  ${calendarTarget} + ${dayNamesHeight} + var(--weeks) * (${calendarTarget} + 2px)
)`;
