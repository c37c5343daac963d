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
  bookingPlace,
  calendarBox,
  dayNamesHeight,
  earlierLine,
  largeTimes,
  largeTimesInRow,
  monthName,
  timesBox,
  timesInRow,
  timesLine,
  timesPlace,
  weekHeight,
} from './callSizes';

interface SiteProps {
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/** When we call, for native fields. */
export const CallHint = ({ site }: SiteProps) => nativeCallHint(weekInWords, zoneHint(site));

/**
 * Behind what is shown where a day and a time are chosen: as high as the calendar is in every month, and the times of
 * a chosen day, in any letters. So nothing below moves as they come. Its texts are attributes, which nobody reads. A
 * component of the server's: no script contains any of it.
 */
export function CallSpace({ site }: SiteProps) {
  const hint = calendarCopy.timesHint(callRules.callMinutes, zoneHint(site));
  return (
    <div data-call-room="" aria-hidden="true">
      <div>
        <b data-text={callCopy.date} />
        <i data-text={calendarCopy.alsoOpen(dayWithoutYear(longestCall.date), 2)} />
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

/**
 * The style of the place and of its room, on which stands what is shown. In the served page, because a policy allows
 * no other. The weeks have margins of a pixel.
 */
export const CallPlaceStyle = createGlobalStyle`
  [data-call-place] {
    grid-template-columns: minmax(0, 1fr);
    > * { grid-area: 1 / 1; align-self: start; }
    &:focus { outline: none; }
    h3, b {
      font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
      letter-spacing: 0;
    }
  }

  [data-call-room] {
    ${bookingPlace}
    visibility: hidden;
    ${media.noScript} { display: none; }

    [data-text]::before { content: attr(data-text); display: block; }
    b { display: block; }
    i {
      display: none;
      [data-shape~='earlier'] & { ${earlierLine} font-style: normal; }
    }
    i + div {
      ${calendarBox}
      &::before { ${monthName} margin-inline: ${theme.height.target}; }
      &::after {
        content: '';
        display: block;
        height: calc(${dayNamesHeight} + 6 * (${weekHeight} + 2px));
      }
    }
    > div + div {
      display: none;
      [data-shape~='day'] & { display: block; }
      [data-native] & { display: none; }
      ${timesPlace}
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
