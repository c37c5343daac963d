import { createGlobalStyle } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { timeSlots } from '../model/call/callRules';
import { timesInRow } from './calendar/tile';

/** The rows of a day's times. */
const rows = Math.ceil(timeSlots.length / timesInRow);

/**
 * Where the calendar stands, as high from the start as it is in every month: the arrows, the names of the days, and the
 * six weeks that a month can touch, with their margins. Until it comes, its place also has room for its line about the
 * month before, and for the times of a chosen day: a heading, a hint of two lines, and their rows. A form that the
 * history has keeps its places before hydration, too. A component of the server's: the form's script contains none of
 * it.
 */
export const CallPlaceStyle = createGlobalStyle`
  [data-call-place] {
    --calendar-padding: ${theme.space.x4};
    ${media.phone} { --calendar-padding: ${theme.space.x2}; }
    --calendar-height: calc(
      1.4 * ${theme.size.body} + ${theme.space.x3} + 2 * var(--calendar-padding)
      + 7 * ${theme.height.target} + 2rem + 14px
    );
    --times-height: calc(
      1.4 * ${theme.size.body} + ${theme.space.x1} + 3.2 * ${theme.size.small}
      + 3 * ${theme.space.x3} + ${rows} * 3rem + ${rows - 1} * ${theme.space.x2} + 2px
    );
    min-height: var(--calendar-height);
    ${media.noScript} { min-height: 0; }
    &:focus { outline: none; }

    h3 {
      font: ${theme.weight.strong} ${theme.size.body} / 1.4 ${theme.font.text};
      letter-spacing: 0;
    }
  }
  [data-coming] {
    min-height: calc(var(--calendar-height) + var(--before, 0px) + var(--times, 0px));
    &[data-before] { --before: ${theme.height.target}; }
    &[data-times] { --times: calc(${theme.space.x6} + var(--times-height)); }
  }
  :root[data-had-call] form[data-hydrating] { --call-display: initial; }
  [data-had-call='day'] form[data-hydrating] [data-call-place] {
    min-height: calc(var(--calendar-height) + ${theme.space.x6} + var(--times-height));
  }
`;
