'use client';

import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { calendarEvent } from '../model/calendarEvent';
import { callInWords } from '../model/callInWords';

interface BookedCallProps {
  callDate: string;
  callTime: string;
  timeZone: string;
  timeZoneName: string;
  siteName: string;
}

/** The booked call on the Thank You screen, to take into the visitor's own calendar. */
export default function BookedCall({
  callDate,
  callTime,
  timeZone,
  timeZoneName,
  siteName,
}: BookedCallProps) {
  const event = calendarEvent({
    callDate,
    callTime,
    timeZone,
    title: `Consultation call with ${siteName}`,
    now: new Date(),
  });
  return (
    <Call>
      <span>
        Your call: <strong>{callInWords(callDate, callTime)}</strong> ({timeZoneName})
      </span>
      <a
        className="button"
        data-variant="secondary"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
        download="consultation-call.ics"
      >
        Add to calendar
      </a>
    </Call>
  );
}

const Call = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.x4};
  padding: ${theme.space.x4} ${theme.space.x5};
  border-left: 3px solid ${theme.color.signal};
  border-radius: ${theme.radius.small};
  background: ${theme.color.signalDeep};
`;
