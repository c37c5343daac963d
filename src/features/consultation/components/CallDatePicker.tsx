'use client';

import { format, isWeekend, parseISO } from 'date-fns';
import DatePicker from 'react-datepicker';
import styled from 'styled-components';
import { callCopy } from '@/content/consultation';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { spokenLocale } from './spokenLocale';

interface CallDatePickerProps {
  /** The chosen day (`yyyy-MM-dd`), or null. */
  value: string | null;
  onChange: (callDate: string | null) => void;
  /** First and last day on offer, `yyyy-MM-dd`; weekends between them are not. */
  first: string;
  last: string;
  labelledBy: string;
  /** Whether a chosen day can be cleared. */
  clearable?: boolean;
  /** Told 'Date input not valid.' when an invalid date is entered by keyboard (docs/product.md, "What can fail"). */
  onInputError?: (message: string) => void;
}

/** The first weekday on or after a day: where the calendar opens, and what takes the focus. */
function nextWeekday(date: Date): Date {
  const day = new Date(date);
  while (isWeekend(day)) day.setDate(day.getDate() + 1);
  return day;
}

/** The inline calendar. Days come and go as calendar parts, never through UTC. */
export function CallDatePicker(props: CallDatePickerProps) {
  const { value, onChange, first, last, clearable = false, onInputError } = props;
  const minDate = parseISO(first);
  return (
    <Calendar role="group" aria-labelledby={props.labelledBy}>
      <DatePicker
        inline
        locale={spokenLocale}
        selected={value ? parseISO(value) : null}
        onChange={(date: Date | null) => onChange(date && format(date, 'yyyy-MM-dd'))}
        onInputError={(error) => onInputError?.(error.msg)}
        minDate={minDate}
        maxDate={parseISO(last)}
        filterDate={(date) => !isWeekend(date)}
        openToDate={nextWeekday(minDate)}
        dateFormat="MM/dd/yyyy"
        timeIntervals={30}
        monthsShown={1}
      />
      {clearable && value && (
        <button
          type="button"
          className="button"
          data-variant="secondary"
          onClick={() => onChange(null)}
        >
          {callCopy.clearDate}
        </button>
      )}
    </Calendar>
  );
}

const dayOnOffer =
  '.react-datepicker__day:not(.react-datepicker__day--disabled, .react-datepicker__day--outside-month)';

/**
 * react-datepicker in the site's own look: a grid of days as large as a thumb. The library's own style
 * sheet is left out altogether, so that no rule of its can win over one of these.
 */
const Calendar = styled.div`
  margin-top: ${theme.space.x3};
  > .button { margin-top: ${theme.space.x4}; }

  .react-datepicker {
    position: relative;
    padding: ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
    border: 1px solid ${theme.color.control};
    border-radius: ${theme.radius.medium};
    background: ${theme.color.well};
  }
  .react-datepicker__aria-live,
  .react-datepicker__sr-only {
    ${visuallyHidden}
  }
  .react-datepicker__current-month {
    text-align: center;
    font: ${theme.weight.strong} ${theme.size.body} / 2.75rem ${theme.font.text};
    letter-spacing: 0;
  }
  .react-datepicker__navigation {
    position: absolute;
    top: ${theme.space.x4};
    display: grid;
    place-items: center;
    width: ${theme.height.target};
    height: ${theme.height.target};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
  }
  .react-datepicker__navigation--previous { left: ${theme.space.x3}; }
  .react-datepicker__navigation--next { right: ${theme.space.x3}; }
  .react-datepicker__navigation:hover { background: ${theme.color.coolDeep}; }
  /* The words of the buttons are their names; the arrow is what is seen. */
  .react-datepicker__navigation-icon {
    width: 9px;
    height: 9px;
    border: solid ${theme.color.text};
    border-width: 2px 2px 0 0;
    font-size: 0;
  }
  .react-datepicker__navigation-icon--previous { transform: rotate(225deg); }
  .react-datepicker__navigation-icon--next { transform: rotate(45deg); }
  .react-datepicker__day-names,
  .react-datepicker__week {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
  }
  /* The weeks before the first day on offer are folded away. */
  .react-datepicker__week:not(:has(${dayOnOffer})):has(~ .react-datepicker__week ${dayOnOffer}) { display: none; }
  .react-datepicker__day-name {
    color: ${theme.color.muted};
    font-size: ${theme.size.tiny};
    line-height: 2rem;
    text-align: center;
  }
  .react-datepicker__day {
    min-height: ${theme.height.target};
    margin: 1px;
    border: 1px solid ${theme.color.choice};
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
    line-height: calc(${theme.height.target} - 2px);
    text-align: center;
    cursor: pointer;

    &:hover { border-color: ${theme.color.cool}; background: ${theme.color.coolDeep}; }
    &.react-datepicker__day--disabled {
      border-color: transparent;
      background: transparent;
      color: ${theme.color.quiet};
      font-weight: ${theme.weight.text};
      cursor: not-allowed;
    }
    &.react-datepicker__day--outside-month { visibility: hidden; }
    &.react-datepicker__day--selected {
      border-color: ${theme.color.signal};
      background: ${theme.color.signal};
      color: ${theme.color.onSignal};
    }
  }
  ${media.forcedColors} {
    .react-datepicker__day--disabled { color: GrayText; }
    .react-datepicker__day--selected {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;
