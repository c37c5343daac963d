import { format } from 'date-fns';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import styled from 'styled-components';
import { calendarCopy } from '@/content/copy/calendar';
import { theme } from '@/styles/theme';
import { calendarTarget } from '../calendarBox';

/** Arrows stay enabled at the last month to keep focus. */
export function MonthRow(header: ReactDatePickerCustomHeaderProps) {
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
        calendarCopy.previousMonth,
        calendarCopy.noPreviousMonth,
        header.prevMonthButtonDisabled,
        header.decreaseMonth,
      )}
      <h4>{format(header.monthDate, 'MMMM yyyy')}</h4>
      {arrow(
        calendarCopy.nextMonth,
        calendarCopy.noNextMonth,
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
    font: ${theme.weight.strong} min(${theme.size.body}, 6vw) / 1.25 ${theme.font.text};
    padding-block: calc((${calendarTarget} - 1lh) / 2);
    letter-spacing: 0;
    text-align: center;
  }
  button {
    display: grid;
    place-items: center;
    width: ${calendarTarget};
    height: ${calendarTarget};
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;

    &:hover { background: ${theme.color.coolDeep}; }
    &::before {
      content: '';
      width: 0.5625rem;
      height: 0.5625rem;
      border: solid ${theme.color.text};
      border-width: 0.125rem 0.125rem 0 0;
      transform: rotate(225deg);
    }
    &[aria-disabled] { background: none; cursor: not-allowed; }
    &[aria-disabled]::before { border-color: ${theme.color.quiet}; opacity: 0.4; }
  }
  h4 + button::before { transform: rotate(45deg); }
`;
