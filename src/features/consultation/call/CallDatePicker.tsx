import { format, type Locale, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import DatePicker from 'react-datepicker';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { isOpenDay, nextOpenDay } from '../model/call/calendar';

/** Announces days as `Monday, November 23, 2026`: their visible number must be in their name (WCAG 2.2, 2.5.3). */
const spokenLocale: Locale = {
  ...enUS,
  formatLong: {
    ...enUS.formatLong,
    date: (options) =>
      options?.width === 'full' ? 'EEEE, MMMM d, y' : enUS.formatLong.date(options),
  },
};

interface CallDatePickerProps {
  /** The chosen day (`yyyy-MM-dd`), or null. */
  value: string | null;
  onChange: (callDate: string) => void;
  /** First and last day of the booking window, `yyyy-MM-dd`. */
  first: string;
  last: string;
  /** Dates without calls, `yyyy-MM-dd`. */
  closedDates: readonly string[];
  /** The id of its heading. */
  labelledBy: string;
}

/** Dates are formatted from their calendar parts, never through UTC. */
const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** The inline calendar. It opens at the first open day, because a closed day cannot take the focus. */
export function CallDatePicker(props: CallDatePickerProps) {
  const { value, onChange, first, last, closedDates, labelledBy } = props;
  return (
    <Calendar role="group" aria-labelledby={labelledBy}>
      <DatePicker
        // Remounted with another today, so that it opens at a day that can take the focus.
        key={first}
        inline
        // A button that disappears as it is pressed takes the focus with it.
        showDisabledMonthNavigation
        locale={spokenLocale}
        selected={value ? parseISO(value) : null}
        onChange={(date: Date | null) => date && onChange(dayOf(date))}
        minDate={parseISO(first)}
        maxDate={parseISO(last)}
        filterDate={(date) => isOpenDay(dayOf(date), closedDates)}
        openToDate={parseISO(value ?? nextOpenDay(first, closedDates))}
      />
    </Calendar>
  );
}

const day = `[role='gridcell']`;
const dayOnOffer = `${day}[aria-disabled='false']`;
/** The two states that the library exposes only as classes. */
const otherMonth = '.react-datepicker__day--outside-month';
const noMonth = `[class$='--disabled']`;

/** A grid of thumb-sized days. The library's style sheet is not loaded. */
const Calendar = styled.div`
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
  ${media.phone} { padding: ${theme.space.x2} 2px; }
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  background: ${theme.color.well};

  .react-datepicker__month-container { display: grid; }
  .react-datepicker { position: relative; }
  .react-datepicker__current-month {
    margin: 0;
    font: ${theme.weight.strong} ${theme.size.body} / ${theme.height.target} ${theme.font.text};
    letter-spacing: 0;
    text-align: center;
  }
  .react-datepicker__navigation {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: ${theme.height.target};
    height: ${theme.height.target};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;

    &:hover { background: ${theme.color.coolDeep}; }
    /* An arrow. */
    &::before {
      content: '';
      width: 9px;
      height: 9px;
      border: solid ${theme.color.text};
      border-width: 2px 2px 0 0;
      transform: rotate(225deg);
    }
    > span { ${visuallyHidden} }
    &${noMonth} { background: none; cursor: not-allowed; }
    &${noMonth}::before { border-color: ${theme.color.quiet}; opacity: 0.4; }
  }
  .react-datepicker__navigation--next {
    right: 0;
    left: auto;
    &::before { transform: rotate(45deg); }
  }

  [role='alert'], [role='columnheader'] > :not([aria-hidden]) { ${visuallyHidden} }
  [role='row'] { display: grid; grid-template-columns: repeat(7, 1fr); }
  [role='columnheader'] {
    color: ${theme.color.muted};
    font-size: ${theme.size.tiny};
    line-height: 2rem;
    text-align: center;
  }
  /* Hides past weeks, and weeks of another month without an available day. */
  [role='row']:not(:has(${dayOnOffer})):has(~ [role='row'] ${dayOnOffer}),
  [role='row']:has(${day}):not(:has(${dayOnOffer}, ${day}:not(${otherMonth}))) {
    display: none;
  }

  ${day} {
    display: grid;
    place-content: center;
    min-height: ${theme.height.target};
    margin: 1px;
    /* 44 pixels on a narrow phone. */
    @media (max-width: 24em) { margin-inline: 0; }
    border: 1px solid ${theme.color.choice};
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    font-weight: ${theme.weight.strong};
    line-height: 1.1;
    text-align: center;
    cursor: pointer;

    &:hover { border-color: ${theme.color.cool}; background: ${theme.color.coolDeep}; }
    &[aria-disabled='true'] {
      border-color: transparent;
      background: none;
      color: ${theme.color.quiet};
      font-weight: ${theme.weight.text};
      cursor: not-allowed;
    }
    &[aria-selected='true'] {
      border-color: ${theme.color.signal};
      background: ${theme.color.signal};
      color: ${theme.color.onSignal};
    }

    ${media.forcedColors} {
      &[aria-disabled='true'] { color: GrayText; }
      &[aria-selected='true'] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`;
