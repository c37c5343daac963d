'use client';

import { format, isWeekend, type Locale, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import DatePicker from 'react-datepicker';
import { CalendarFrame } from './CalendarFrame';

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

/**
 * English, with days announced as `Monday, November 23, 2026`: the number that is seen has to be in
 * the name that is heard (WCAG 2.2, 2.5.3), and `23rd` is another word.
 */
const spokenLocale: Locale = {
  ...enUS,
  formatLong: {
    ...enUS.formatLong,
    date: (options) =>
      options?.width === 'full' ? 'EEEE, MMMM d, y' : enUS.formatLong.date(options),
  },
};

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
    <CalendarFrame role="group" aria-labelledby={props.labelledBy}>
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
        previousMonthButtonLabel="Previous month"
        nextMonthButtonLabel="Next month"
      />
      {clearable && value && (
        <button
          type="button"
          className="button"
          data-variant="secondary"
          onClick={() => onChange(null)}
        >
          Clear date
        </button>
      )}
    </CalendarFrame>
  );
}
