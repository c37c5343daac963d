import { createGlobalStyle } from 'styled-components';
import { calendarCopy } from '@/content/copy/calendar';
import { callCopy, nativeCallHint } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { dayInWords, dayWithoutYear, longestCall, zoneHint } from '../model/call/callInWords';
import { callRules, timeSlots } from '../model/call/callRules';
import { weekInWords } from '../model/call/weekInWords';
import {
  bookingLayout,
  calendarBox,
  calendarTarget,
  dayNamesHeight,
  earlierButton,
  largeTimes,
  largeTimesInRow,
  monthName,
  timesBox,
  timesInRow,
  timesLayout,
  timesLine,
} from './callSizes';

interface SiteProps {
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

export const CallHint = ({ site }: SiteProps) => nativeCallHint(weekInWords, zoneHint(site));

/**
 * Reserves the height of the calendar and a day's slots. Screen readers skip texts in attributes. Server-rendered, so
 * no script contains it.
 */
export function CallSpace({ site }: SiteProps) {
  const hint = calendarCopy.timesHint(callRules.callMinutes, zoneHint(site));
  return (
    <div data-call-space="" aria-hidden="true">
      <div>
        <b data-text={callCopy.date} />
        <i data-text={calendarCopy.seeToday(dayWithoutYear(longestCall.date))} />
        <div data-text="September 2026" />
      </div>
      <div>
        <b data-text={callCopy.time} />
        <p data-text={`${dayInWords(longestCall.date)}. ${hint}`} />
        <div />
      </div>
    </div>
  );
}

const rows = (columns: number) => Math.ceil(timeSlots.length / columns);

/** The page's policy forbids other styles. Weeks have margins of one pixel. */
export const CallAreaStyle = createGlobalStyle`
  [data-call-area] {
    grid-template-columns: minmax(0, 1fr);
    > * { grid-area: 1 / 1; align-self: start; }
    &:focus { outline: none; }
    h3, b {
      font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
      letter-spacing: 0;
    }
  }

  [data-call-space] {
    ${bookingLayout}
    visibility: hidden;
    ${media.noScript} { display: none; }

    [data-text]::before { content: attr(data-text); display: block; }
    b { display: block; }
    i {
      display: none;
      [data-shape~='earlier'] & { ${earlierButton} font-style: normal; font-weight: ${theme.weight.strong}; }
    }
    i + div {
      ${calendarBox}
      &::before { ${monthName} margin-inline: ${calendarTarget}; }
      &::after {
        content: '';
        display: block;
        height: calc(${dayNamesHeight} + 6 * (${calendarTarget} + 2px));
      }
    }
    > div + div {
      display: none;
      [data-shape~='day'] & { display: block; }
      [data-native] & { display: none; }
      ${timesLayout}
      > p { ${timesLine} }
      > div {
        --rows: ${rows(timesInRow)};
        ${largeTimes} { --rows: ${rows(largeTimesInRow)}; }
        ${timesBox}
        &::after {
          content: '';
          display: block;
          height: calc(var(--rows) * var(--times-row) + (var(--rows) - 1) * var(--gap));
        }
      }
    }
  }
`;
