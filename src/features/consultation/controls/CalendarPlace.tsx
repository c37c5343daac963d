import { useState } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { openDaysBefore, type SiteCalls } from '../model/call/calendar';

/**
 * Where the calendar stands, as high from the start as it is in every month: the arrows, the names of the days, and the
 * six weeks that a month can touch, with their margins. It has the focus of what the calendar replaces until that
 * comes.
 */
export const CalendarPlace = styled.div.attrs({ tabIndex: -1 })`
  --calendar-padding: ${theme.space.x4};
  ${media.phone} { --calendar-padding: ${theme.space.x2}; }
  --calendar-height: calc(
    1.4 * ${theme.size.body} + ${theme.space.x3} + 2 * var(--calendar-padding)
    + 7 * ${theme.height.target} + 2rem + 14px
  );
  min-height: var(--calendar-height);
  ${media.noScript} { && { min-height: 0; } }
  &:focus { outline: none; }

  h3 {
    font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
    letter-spacing: 0;
  }
`;

/** Says that the calendar is coming, and keeps room for its line about the month before. */
export function ComingCalendar({ site }: { site: SiteCalls }) {
  const [before] = useState(() => openDaysBefore(site, new Date()));
  return <Coming data-before={before.length > 0 ? '' : undefined}>{callCopy.coming}</Coming>;
}

const Coming = styled.p`
  &[data-before] { min-height: calc(var(--calendar-height) + ${theme.height.target}); }
`;
