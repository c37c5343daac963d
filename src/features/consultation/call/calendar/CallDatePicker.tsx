import { format, type Locale, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import DatePicker from 'react-datepicker';
import styled from 'styled-components';
import { calendarCopy } from '@/content/copy/calendar';
import { plainButton, visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import {
  bookingWindow,
  isOpenDay,
  openDaysBefore,
  openingDay,
  type SiteCalls,
} from '../../model/call/calendar';
import type { CallChoice } from '../../model/call/callChoice';
import { dayWithoutYear } from '../../model/call/callInWords';
import { calendarBox, dayNamesHeight, earlierLine, weekHeight } from '../callSizes';
import { MonthRow } from './MonthRow';
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
  onChange: (date: string) => void;
  /** By which the call takes place. */
  method: CallChoice['method'];
  site: SiteCalls;
  /** The moment from which the booking window counts. */
  now: Date;
  /** The id of its heading. */
  labelledBy: string;
}

/** Dates are formatted from their calendar parts, never through UTC. */
const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/**
 * The inline calendar. It opens at an open day, because a closed one cannot take the focus. Where it opens at the next
 * month, a line leads to the open days of the month before.
 */
export function CallDatePicker(props: CallDatePickerProps) {
  const { value, onChange, method, site, now, labelledBy } = props;
  const { first, last } = bookingWindow(site.timeZone, now);
  const { closedDates } = site;
  const calendar = useRef<HTMLDivElement>(null);
  const [earlier, ...others] = openDaysBefore(method, site, now);
  /** How often the line was pressed: each time, the calendar opens anew. */
  const [leads, setLeads] = useState(0);

  useEffect(() => {
    const number = leads > 0 && calendar.current?.querySelector(`[data-day="${earlier}"]`);
    if (number) number.closest<HTMLElement>('[role="gridcell"]')?.focus({ preventScroll: true });
  }, [leads, earlier]);

  const opening = leads > 0 && earlier ? earlier : value;
  return (
    <>
      {earlier && (
        <Earlier type="button" onClick={() => setLeads(leads + 1)}>
          {calendarCopy.alsoOpen(dayWithoutYear(earlier), others.length)}
        </Earlier>
      )}
      <Calendar ref={calendar} role="group" aria-labelledby={labelledBy}>
        <DatePicker
          key={leads}
          inline
          // All months are equally high.
          fixedHeight
          // The second press of a double click tells, too.
          allowSameDay
          renderCustomHeader={MonthRow}
          renderDayContents={(_, date) => <DayNumber day={dayOf(date)} today={first} />}
          locale={spokenLocale}
          selected={value ? parseISO(value) : null}
          onChange={(date: Date | null) => date && onChange(dayOf(date))}
          minDate={parseISO(first)}
          maxDate={parseISO(last)}
          filterDate={(date) => isOpenDay(dayOf(date), method, closedDates)}
          openToDate={parseISO(opening ?? openingDay({ first, last }, method, closedDates))}
        />
      </Calendar>
    </>
  );
}

/** The number of a day. The library marks its cell as today by the visitor's own clock. */
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

/* As high as its text may become on a narrow phone. */
const Earlier = styled.button`
  ${plainButton}
  ${earlierLine}
  text-align: start;
`;

const day = `[role='gridcell']`;

/** A grid of thumb-sized days. The library's style sheet is not loaded. */
const Calendar = styled.div`
  ${calendarBox}
  background: ${theme.color.well};

  .react-datepicker__month-container { display: grid; }

  [role='alert'], [role='columnheader'] > :not([aria-hidden]) { ${visuallyHidden} }
  [role='row'] { display: grid; grid-template-columns: repeat(7, 1fr); }
  [role='columnheader'] {
    color: ${theme.color.muted};
    font-size: ${theme.size.tiny};
    line-height: ${dayNamesHeight};
    text-align: center;
  }
  /* To choose one would turn the page under the pointer, where the second press of a double click met another day. */
  .react-datepicker__day--outside-month,
  .react-datepicker__week:not(:has(${day}:not(.react-datepicker__day--outside-month))) {
    visibility: hidden;
  }
  ${day} {
    ${tile(`[aria-selected='true']`, `[aria-disabled='true']`)}
    min-height: ${weekHeight};
    margin: 1px;
    /* 44 pixels on a narrow phone. */
    @media (max-width: 24em) { margin-inline: 0; }
    font-weight: ${theme.weight.strong};
    line-height: 1.1;
    &[aria-disabled='true'] { font-weight: ${theme.weight.text}; }
  }
`;
