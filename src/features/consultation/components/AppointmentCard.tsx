'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/consultation';
import { writeTime } from '@/lib/clock';
import { theme } from '@/styles/theme';
import { dayInWords, dayOnCalendar, onVisitorClock, visitorTimeZone } from '../model/callInWords';

/** A booked call. */
export interface Call {
  callDate: string;
  callTime: string;
  /** IANA zone of the call, and its name in words. */
  timeZone: string;
  timeZoneName: string;
}

interface AppointmentCardProps extends Call {
  /** What is said before the call. */
  lead: string;
  /** Whether it is announced. */
  isStatus?: boolean;
  /** What is said below it. */
  note?: string;
  /** What can be done with it. */
  action?: ReactNode;
}

/**
 * A call as an appointment: the day as on a tear-off calendar, and beside it day and time in words, the time
 * in one line and also on the visitor's own clock.
 */
export function AppointmentCard(props: AppointmentCardProps) {
  const { lead, isStatus, callDate, callTime, timeZone, timeZoneName, note, action } = props;
  const { month, day } = dayOnCalendar(callDate);
  const ownClock = onVisitorClock(timeZone, visitorTimeZone(), 'full')(callDate, callTime);
  return (
    <Card>
      <Leaf aria-hidden="true">
        <span>{month}</span>
        {day}
      </Leaf>
      <div>
        <p role={isStatus ? 'status' : undefined}>
          {lead}{' '}
          <strong>
            {dayInWords(callDate)}{' '}
            <span className="unbroken">{callCopy.at(writeTime(callTime))}</span>
          </strong>{' '}
          <small>
            {timeZoneName}. {ownClock && callCopy.ownClock(ownClock)}
          </small>
        </p>
        {note && <small>{note}</small>}
      </div>
      {action}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.x3};
  padding: ${theme.space.x4};
  border: 1px solid ${theme.color.lineLit};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.ink};
  line-height: 1.45;

  > :nth-child(2) { display: grid; gap: ${theme.space.x2}; }
  > a { grid-column: 2; justify-self: start; }
  strong {
    display: block;
    font: ${theme.weight.display} ${theme.size.lede} / 1.3 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  small { display: block; color: ${theme.color.muted}; font-size: ${theme.size.small}; text-wrap: balance; }
`;

const Leaf = styled.div`
  flex: none;
  overflow: hidden;
  width: 3.25rem;
  padding-bottom: ${theme.space.x2};
  border-radius: ${theme.radius.small};
  background: ${theme.color.morningStreet};
  color: ${theme.color.morningText};
  font: ${theme.weight.display} 1.5rem / 1.1 ${theme.font.display};
  text-align: center;

  span {
    display: block;
    margin-bottom: ${theme.space.x2};
    background: ${theme.color.signal};
    color: ${theme.color.onSignal};
    font: ${theme.weight.strong} ${theme.size.tiny} / 1.6rem ${theme.font.text};
  }
`;
