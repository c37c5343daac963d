import { addMonths, format, isSameYear } from 'date-fns';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import { theme } from '@/styles/theme';

interface CalendarHeaderProps extends ReactDatePickerCustomHeaderProps {
  /** Whether days of the next month can be chosen below those of this one. */
  peeksNextMonth: boolean;
}

/** The visible months, between the buttons for the previous and next one. */
export function CalendarHeader(props: CalendarHeaderProps) {
  const { monthDate, peeksNextMonth } = props;
  const nextMonth = addMonths(monthDate, 1);
  const until = peeksNextMonth ? ` – ${format(nextMonth, 'MMMM yyyy')}` : '';
  const isYearSaid = until !== '' && isSameYear(monthDate, nextMonth);
  return (
    <Header>
      <Turn
        type="button"
        data-to="previous"
        aria-label={callCopy.previousMonth}
        disabled={props.prevMonthButtonDisabled}
        onClick={props.decreaseMonth}
      />
      <Month>{format(monthDate, isYearSaid ? 'MMMM' : 'MMMM yyyy') + until}</Month>
      <Turn
        type="button"
        data-to="next"
        aria-label={callCopy.nextMonth}
        disabled={props.nextMonthButtonDisabled}
        onClick={props.increaseMonth}
      />
    </Header>
  );
}

const Header = styled.div`
  display: grid;
  grid-template-columns: ${theme.height.target} 1fr ${theme.height.target};
`;

const Month = styled.p`
  align-self: center;
  font-weight: ${theme.weight.strong};
  text-align: center;
`;

const Turn = styled.button`
  display: grid;
  place-items: center;
  height: ${theme.height.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;

  &:hover { background: ${theme.color.coolDeep}; }
  &:disabled { visibility: hidden; }
  /* An arrow. */
  &::before {
    content: '';
    width: 9px;
    height: 9px;
    border: solid ${theme.color.text};
    border-width: 2px 2px 0 0;
    transform: rotate(45deg);
  }
  &[data-to='previous']::before { transform: rotate(225deg); }
`;
