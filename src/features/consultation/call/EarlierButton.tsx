import styled from 'styled-components';
import { calendarCopy } from '@/content/copy/calendar';
import { theme } from '@/styles/theme';
import { dayWithoutYear, monthInWords } from '../model/call/callInWords';

interface EarlierButtonProps {
  /** The offered days of the month before the one at which the calendar opens. */
  earlier: readonly string[];
  today: string;
  /** Absent while the calendar loads. */
  onSee?: (day: string) => void;
}

export function EarlierButton({ earlier, today, onSee }: EarlierButtonProps) {
  const [day] = earlier;
  if (!day) return null;
  return (
    <Earlier
      type="button"
      className="button"
      data-variant="secondary"
      data-coming={onSee ? undefined : ''}
      onClick={() => onSee?.(day)}
    >
      {labelOf(day, earlier.length > 1, today)}
    </Earlier>
  );
}

function labelOf(day: string, hasOthers: boolean, today: string): string {
  if (hasOthers) return calendarCopy.seeMonth(monthInWords(day));
  const { seeToday, seeDay } = calendarCopy;
  return day === today ? seeToday(dayWithoutYear(day)) : seeDay(dayWithoutYear(day));
}

const Earlier = styled.button`
  && {
    display: block;
    width: fit-content;
    margin-top: ${theme.space.x2};
    min-height: ${theme.height.target};
    padding: ${theme.space.x2} ${theme.space.x4};
    border-width: 1px;
    border-style: solid;
    font-size: ${theme.size.small};
    line-height: 1.4;
  }
  &&[data-coming] { visibility: hidden; }
`;
