import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { theme } from '@/styles/theme';
import { offeredDays, openingOf, type SiteSlots } from '../model/call/availability';
import { todayIn, weeksOf } from '../model/call/calendar';
import type { CallChoice } from '../model/call/call';
import { bookingTitle, calendarBox, calendarHeight } from './calendarBox';
import { EarlierButton } from './EarlierButton';

interface CalendarLoadingProps {
  choice: CallChoice;
  site: SiteSlots;
}

/** As high as the calendar, which replaces it without a press. */
export function CalendarLoading({ choice, site }: CalendarLoadingProps) {
  const now = new Date();
  const { opening, earlier } = openingOf(offeredDays(site, now));
  const day = choice.date ?? opening;
  return (
    <Loading style={{ '--weeks': day && weeksOf(day) } as CSSProperties}>
      <h3>{callCopy.date}</h3>
      <EarlierButton earlier={earlier} today={todayIn(site.timeZone, now)} />
      <p>{callCopy.coming}</p>
    </Loading>
  );
}

/* With the script in the browser's cache, the note would only flash. */
const Loading = styled.div`
  h3 { ${bookingTitle} }
  p {
    ${calendarBox}
    display: grid;
    place-content: center;
    box-sizing: content-box;
    height: ${calendarHeight};
    border-style: dashed;
    color: ${theme.color.muted};
    animation: late-appear 1ms 300ms backwards;
    animation-delay: 300ms !important;
  }
`;
