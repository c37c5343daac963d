import { format, type Locale, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import DatePicker, { type ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { isOpenDay, openingDay } from '../model/call/calendar';
import { tile } from './tile';

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

/** The inline calendar. It opens at an open day, because a closed one cannot take the focus. */
export function CallDatePicker(props: CallDatePickerProps) {
  const { value, onChange, first, last, closedDates, labelledBy } = props;
  return (
    <Calendar role="group" aria-labelledby={labelledBy}>
      <DatePicker
        inline
        // All months are equally high.
        fixedHeight
        // The second press of a double click tells, too.
        allowSameDay
        renderCustomHeader={MonthRow}
        locale={spokenLocale}
        selected={value ? parseISO(value) : null}
        onChange={(date: Date | null) => date && onChange(dayOf(date))}
        minDate={parseISO(first)}
        maxDate={parseISO(last)}
        filterDate={(date) => isOpenDay(dayOf(date), closedDates)}
        openToDate={parseISO(value ?? openingDay(first, last, closedDates))}
      />
    </Calendar>
  );
}

/** The month with its arrows. One that leads nowhere stays, and keeps the focus. */
function MonthRow(header: ReactDatePickerCustomHeaderProps) {
  const arrow = (label: string, noneLabel: string, isDisabled: boolean, onClick: () => void) => (
    <button
      type="button"
      aria-label={isDisabled ? noneLabel : label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    />
  );
  return (
    <Month>
      {arrow(
        callCopy.previousMonth,
        callCopy.noPreviousMonth,
        header.prevMonthButtonDisabled,
        header.decreaseMonth,
      )}
      <h4>{format(header.monthDate, 'MMMM yyyy')}</h4>
      {arrow(
        callCopy.nextMonth,
        callCopy.noNextMonth,
        header.nextMonthButtonDisabled,
        header.increaseMonth,
      )}
    </Month>
  );
}

const Month = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  h4 {
    font: ${theme.weight.strong} min(${theme.size.body}, 6vw) / ${theme.height.target} ${theme.font.text};
    letter-spacing: 0;
    text-align: center;
  }
  button {
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
    &[aria-disabled] { background: none; cursor: not-allowed; }
    &[aria-disabled]::before { border-color: ${theme.color.quiet}; opacity: 0.4; }
  }
  h4 + button::before { transform: rotate(45deg); }
`;

const day = `[role='gridcell']`;

/** A grid of thumb-sized days. The library's style sheet is not loaded. */
const Calendar = styled.div`
  margin-top: ${theme.space.x3};
  padding: var(--calendar-padding) ${theme.space.x3};
  ${media.phone} { padding-inline: 2px; }
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  background: ${theme.color.well};

  .react-datepicker__month-container { display: grid; }

  [role='alert'], [role='columnheader'] > :not([aria-hidden]) { ${visuallyHidden} }
  [role='row'] { display: grid; grid-template-columns: repeat(7, 1fr); }
  [role='columnheader'] {
    color: ${theme.color.muted};
    font-size: ${theme.size.tiny};
    line-height: 2rem;
    text-align: center;
  }
  /* To choose one would turn the page under the pointer, where the second press of a double click met another day. */
  .react-datepicker__day--outside-month,
  .react-datepicker__week:not(:has(${day}:not(.react-datepicker__day--outside-month))) {
    visibility: hidden;
  }
  ${day} {
    ${tile(`[aria-selected='true']`, `[aria-disabled='true']`)}
    min-height: ${theme.height.target};
    margin: 1px;
    /* 44 pixels on a narrow phone. */
    @media (max-width: 24em) { margin-inline: 0; }
    font-weight: ${theme.weight.strong};
    line-height: 1.1;
    &[aria-disabled='true'] { font-weight: ${theme.weight.text}; }
  }
`;
