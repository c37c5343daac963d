import { format, type Locale, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useLayoutEffect, useRef } from 'react';
import DatePicker from 'react-datepicker';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { offeredDays, openingOf, type SiteSlots } from '../../model/call/availability';
import { bookingWindow } from '../../model/call/calendar';
import { calendarBox, calendarTarget, dayNamesHeight } from '../calendarBox';
import { EarlierButton } from '../EarlierButton';
import { MonthRow } from './MonthRow';
import { tile } from './tile';

/** Names must contain the visible number (WCAG 2.2, 2.5.3): `Monday, November 23, 2026`. */
const spokenLocale: Locale = {
  ...enUS,
  formatLong: {
    ...enUS.formatLong,
    date: (options) =>
      options?.width === 'full' ? 'EEEE, MMMM d, y' : enUS.formatLong.date(options),
  },
};

interface CallDatePickerProps {
  value: string | null;
  onChange: (date: string) => void;
  site: SiteSlots;
  now: Date;
  labelledBy: string;
}

/** In local time, like the library's dates. */
const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** Opens at an open day, because closed days cannot have the focus. */
export function CallDatePicker(props: CallDatePickerProps) {
  const { value, onChange, site, now, labelledBy } = props;
  const { first, last } = bookingWindow(site.timeZone, now);
  const offered = offeredDays(site, now);
  const { opening = first, earlier } = openingOf(offered);
  const calendar = useRef<HTMLDivElement>(null);
  const picker = useRef<DatePicker>(null);

  // Without a chosen day, the library has no tab stop.
  useLayoutEffect(() => {
    if (!value) picker.current?.setPreSelection(parseISO(opening));
  }, [value, opening]);

  function see(day: string): void {
    flushSync(() => picker.current?.setPreSelection(parseISO(day)));
    const number = calendar.current?.querySelector(`[data-day="${day}"]`);
    number?.closest<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true });
  }

  return (
    <>
      <EarlierButton earlier={earlier} today={first} onSee={see} />
      <Calendar ref={calendar} role="group" aria-labelledby={labelledBy}>
        <DatePicker
          ref={picker}
          inline
          // A double click selects the same day twice.
          allowSameDay
          renderCustomHeader={MonthRow}
          renderDayContents={(_, date) => <DayNumber day={dayOf(date)} today={first} />}
          locale={spokenLocale}
          selected={value ? parseISO(value) : null}
          onChange={(date: Date | null) => date && onChange(dayOf(date))}
          minDate={parseISO(offered[0] ?? first)}
          maxDate={parseISO(last)}
          filterDate={(date) => offered.includes(dayOf(date))}
          openToDate={parseISO(value ?? opening)}
        />
      </Calendar>
    </>
  );
}

/** Marks the agency's today, not the visitor's. */
function DayNumber({ day, today }: { day: string; today: string }) {
  const number = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const cell = number.current?.closest('[role="gridcell"]');
    if (day === today) cell?.setAttribute('aria-current', 'date');
    else cell?.removeAttribute('aria-current');
  });
  return (
    <span ref={number} data-day={day}>
      {Number(day.slice(-2))}
    </span>
  );
}

const day = `[role='gridcell']`;

/** The library's style sheet is not loaded. */
const Calendar = styled.div`
  ${calendarBox}
  background: ${theme.color.well};

  .react-datepicker__month-container { display: grid; }

  [role='alert'], [role='columnheader'] > :not([aria-hidden]) { ${visuallyHidden} }
  [role='row'] { display: grid; grid-template-columns: repeat(7, 1fr); }
  [role='columnheader'] {
    color: ${theme.color.muted};
    font-size: min(${theme.size.tiny}, 5.5vw);
    line-height: ${dayNamesHeight};
    text-align: center;
  }
  /* Choosing such a day would change the month during a double click. */
  .react-datepicker__day--outside-month { visibility: hidden; }
  ${day} {
    ${tile(`[aria-selected='true']`, `[aria-disabled='true']`)}
    min-height: ${calendarTarget};
    margin: 1px;
    /* 44 pixels wide on a narrow phone. */
    @media (max-width: 24em) { margin-inline: 0; }
    font-size: min(1em, 7vw);
    font-weight: ${theme.weight.strong};
    line-height: 1.1;
    &[aria-disabled='true'] { font-weight: ${theme.weight.text}; }
  }
`;
