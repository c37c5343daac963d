'use client';

import styled from 'styled-components';
import { thankYouCopy } from '@/content/consultation';
import { theme } from '@/styles/theme';
import { calendarEvent } from '../model/calendarEvent';
import { callInWords } from '../model/callInWords';

interface BookedCallProps {
  callDate: string;
  callTime: string;
  /** IANA zone of the call, and its name in words. */
  timeZone: string;
  timeZoneName: string;
  siteName: string;
}

/** The booked call on the Thank You screen, to take into the visitor's own calendar. */
export function BookedCall(props: BookedCallProps) {
  const { callDate, callTime, timeZone, timeZoneName, siteName } = props;
  const title = `Consultation call with ${siteName}`;
  const event = calendarEvent({ callDate, callTime, timeZone, title, now: new Date() });
  return (
    <Call>
      <span>
        {thankYouCopy.call} <strong>{callInWords(callDate, callTime)}</strong> ({timeZoneName}).
      </span>
      <a
        className="button"
        data-variant="secondary"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
        download="consultation-call.ics"
      >
        {thankYouCopy.addToCalendar}
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
