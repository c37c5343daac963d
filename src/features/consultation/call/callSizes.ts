import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

// Shared with `CallSpace`.

export const calendarBox = css`
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x4} ${theme.space.x3};
  ${media.phone} { padding: ${theme.space.x2} 2px; }
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
`;

/** A day's width follows the window. 44 px in one of 320 px. */
export const calendarTarget = `min(${theme.height.target}, 14vw)`;

export const monthName = css`
  font: ${theme.weight.strong} min(${theme.size.body}, 6vw) / 1.25 ${theme.font.text};
  padding-block: calc((${calendarTarget} - 1lh) / 2);
  letter-spacing: 0;
  text-align: center;
`;

export const dayNamesHeight = '2rem';

export const earlierButton = css`
  display: block;
  width: fit-content;
  margin-top: ${theme.space.x2};
  min-height: ${theme.height.target};
  padding: ${theme.space.x2} ${theme.space.x4};
  border-width: 1px;
  border-style: solid;
  font-size: ${theme.size.small};
  line-height: 1.4;
`;

/** A wide container sets `--booking-columns` and `--times-top`. */
export const bookingLayout = css`
  display: grid;
  grid-template-columns: var(--booking-columns, minmax(0, 1fr));
  gap: 0 ${theme.space.x6};
`;

export const timesLayout = css`
  container-type: inline-size;
  margin-top: var(--times-top, ${theme.space.x6});
`;

export const timesLine = css`
  margin-top: ${theme.space.x1};
  font-size: ${theme.size.small};
`;

export const timesBox = css`
  --gap: ${theme.space.x2};
  --times-row: 3rem;
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x3};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  ${media.phone} { --gap: ${theme.space.x1}; padding: ${theme.space.x2}; }
`;

/** One hour. */
export const timesInRow = 4;

export const largeTimes = '@container (width < 16.5rem)';
export const largeTimesInRow = 2;
