import type { ReactNode } from 'react';
import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import {
  callForVisitor,
  dayInLines,
  dayOnCalendar,
  visitorTimeZone,
} from '@/features/consultation/model/call/callInWords';
import { writeTime } from '@/lib/text/clock';
import { theme } from '@/styles/theme';

/** A booked call. */
export interface Call {
  callDate: string;
  callTime: string;
  /** IANA zone of the call, and its name in words. */
  timeZone: string;
  timeZoneName: string;
}

interface AppointmentCardProps extends Call {
  /** Text above the call. */
  lead: string;
  /** Whether screen readers announce it. */
  isStatus?: boolean;
  /** Text below the call. */
  note?: string;
  /** Actions. */
  action?: ReactNode;
}

/** A booked call: a tear-off calendar, then day and time on the visitor's own clock. */
export function AppointmentCard(props: AppointmentCardProps) {
  const { lead, isStatus, callDate, callTime, timeZone, timeZoneName, note, action } = props;
  const elsewhere = callForVisitor(callDate, callTime, timeZone, visitorTimeZone());
  const own = elsewhere ?? { callDate, callTime };
  const { month, day } = dayOnCalendar(own.callDate);
  return (
    <Card>
      <Leaf aria-hidden="true">
        <Month>{month}</Month>
        {day}
      </Leaf>
      <Appointment>
        <p role={isStatus ? 'status' : undefined}>
          {lead}{' '}
          <strong>
            {dayInLines(own.callDate)}{' '}
            <span className="unbroken">{callCopy.at(writeTime(own.callTime))}</span>
          </strong>{' '}
          <small>
            {elsewhere
              ? callCopy.ownClock(elsewhere.zoneName, elsewhere.forAgency)
              : `${timeZoneName}.`}
          </small>
        </p>
        {note && <small>{note}</small>}
        {action}
      </Appointment>
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
  border-radius: ${theme.radius.large};
  background: ${theme.color.ink};
  color: ${theme.color.text};
  line-height: 1.45;
`;

const Appointment = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.x2};

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
`;

const Month = styled.span`
  display: block;
  margin-bottom: ${theme.space.x2};
  background: ${theme.color.signal};
  color: ${theme.color.onSignal};
  font: ${theme.weight.strong} ${theme.size.tiny} / 1.6rem ${theme.font.text};
`;
