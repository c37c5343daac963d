import type { Locale } from 'date-fns';
import { format, parseISO } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import DatePicker from 'react-datepicker';
import styled from 'styled-components';
import { addDaysTo, isOpenDay, nextOpenDay } from '@/features/consultation/model/call/calendar';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { CalendarHeader } from './CalendarHeader';

/**
 * English, with days announced as `Monday, November 23, 2026`: the visible number must be part of
 * the accessible name (WCAG 2.2, 2.5.3), and `23rd` is another word.
 */
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
  /** The day that has no times left, if there is one: today, in the evening. */
  spentDay: string | null;
  /** Ids of its heading and of the open-days hint. */
  labelledBy: string;
  describedBy: string;
}

/** Dates are formatted from their calendar parts, never through UTC. */
const dayOf = (date: Date) => format(date, 'yyyy-MM-dd');

/** Whether a month ends within two weeks of a day. */
const monthEndsSoon = (day: string) => addDaysTo(day, 13).slice(0, 7) !== day.slice(0, 7);

/** The inline calendar. It opens at the first open day, because a closed day cannot take the focus. */
export function CallDatePicker(props: CallDatePickerProps) {
  const { value, onChange, first, last, closedDates, spentDay, labelledBy, describedBy } = props;
  const peeks = monthEndsSoon(first);
  const isFirstMonth = (month: Date) => dayOf(month).slice(0, 7) === first.slice(0, 7);
  return (
    <Calendar role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <DatePicker
        inline
        locale={spokenLocale}
        selected={value ? parseISO(value) : null}
        onChange={(date: Date | null) => date && onChange(dayOf(date))}
        minDate={parseISO(first)}
        maxDate={parseISO(last)}
        filterDate={(date) => isOpenDay(dayOf(date), closedDates)}
        openToDate={parseISO(nextOpenDay(first, closedDates))}
        dayClassName={(date) => (dayOf(date) === spentDay ? 'spent' : '')}
        peekNextMonth={peeks}
        renderCustomHeader={(header) => (
          <CalendarHeader {...header} peeksNextMonth={peeks && isFirstMonth(header.monthDate)} />
        )}
        // Generated content, because the accessible name already has the full month.
        renderDayContents={(day, date) =>
          day === 1 ? <span data-month={format(date, 'MMM')}>{day}</span> : day
        }
      />
    </Calendar>
  );
}

const day = `[role='gridcell']`;
const dayOnOffer = `${day}[aria-disabled='false']`;
/** The one state that the library exposes only as a class. */
const otherMonth = '.react-datepicker__day--outside-month';

/** A grid of thumb-sized days. The library's style sheet is not loaded. */
const Calendar = styled.div`
  margin-top: ${theme.space.x3};
  padding: ${theme.space.x4} ${theme.space.x3} ${theme.space.x3};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  background: ${theme.color.well};

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
    &.spent { border-color: transparent; background: none; color: ${theme.color.quiet}; }
    &[aria-selected='true'] {
      border-color: ${theme.color.signal};
      background: ${theme.color.signal};
      color: ${theme.color.onSignal};
    }
    /* The first day of another month shows that month's name. */
    &${otherMonth} [data-month]::before {
      content: attr(data-month) / '';
      margin-right: 0.25em;
      font-size: ${theme.size.tiny};
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
