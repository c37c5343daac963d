import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

// Styles that decide how high the calendar and a day's times are: theirs, and those of the room that is kept for them.

/** The box of the calendar. */
export const calendarBox = css`
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x4} ${theme.space.x3};
  ${media.phone} { padding: ${theme.space.x2} 2px; }
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
`;

/** The name of a month, between two arrows. */
export const monthName = css`
  font: ${theme.weight.strong} min(${theme.size.body}, 6vw) / ${theme.height.target} ${theme.font.text};
  letter-spacing: 0;
  text-align: center;
`;

/** How high the names of the days are, and each of the six weeks that a month can touch, without its margins. */
export const dayNamesHeight = '2rem';
export const weekHeight = theme.height.target;

/** The line that leads to the open days of the month before. */
export const earlierLine = css`
  display: block;
  min-height: ${theme.height.target};
  margin-block: 0;
  font-size: ${theme.size.small};
  line-height: 1.4;
`;

/** What stands around the calendar and its times. Whose place is wide sets `--booking-columns` and `--times-top`. */
export const bookingPlace = css`
  display: grid;
  grid-template-columns: var(--booking-columns, minmax(0, 1fr));
  gap: 0 ${theme.space.x6};
`;

/** What stands around a day's times. */
export const timesPlace = css`
  container-type: inline-size;
  margin-top: var(--times-top, ${theme.space.x6});
`;

/** The line above a day's times. */
export const timesLine = css`
  margin-top: ${theme.space.x1};
  font-size: ${theme.size.small};
`;

/** The box of a day's times. */
export const timesBox = css`
  --gap: ${theme.space.x2};
  --times-row: 3rem;
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x3};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  ${media.phone} { --gap: ${theme.space.x1}; padding: ${theme.space.x2}; }
`;

/** How many times stand beside each other: an hour of quarters. */
export const timesInRow = 4;

/** Where the letters are too large for as many times in a row as usual. */
export const largeTimes = '@container (width < 16.5rem)';
export const largeTimesInRow = 2;
