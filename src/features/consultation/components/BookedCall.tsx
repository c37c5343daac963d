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
  // The time stays in one line.
  const words = callInWords(callDate, callTime).replace(/ at (.+) /, ' at\u00a0$1\u00a0');
  return (
    <Call>
      <span>
        {thankYouCopy.call}{' '}
        <strong>
          {words} {timeZoneName}.
        </strong>
      </span>
      <a
        className="button"
        data-variant="primary"
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
  gap: ${theme.space.x4} ${theme.space.x5};
  align-items: center;
  padding: ${theme.space.x4} ${theme.space.x5};
  border: 1px solid ${theme.color.signal};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.ink};

  /* Beside the button where the date fits in one line. */
  > span { flex: 1 1 20rem; }
  strong {
    display: block;
    font: ${theme.weight.display} ${theme.size.heading} / 1.25 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
    text-wrap: balance;
  }
`;
