import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { startWithoutCall } from '@/features/consultation/browser/draft';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { calendarEvent } from '@/features/consultation/model/call/calendarEvent';
import { callRules } from '@/features/consultation/model/call/callRules';
import { plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { AppointmentCard, type Call } from '../call/AppointmentCard';
import type { Site } from '../site';
import { ChangeCallButton } from './ChangeCallButton';

interface BookedCallProps extends Pick<Call, 'callDate' | 'callTime'> {
  sent: SentRequest;
  site: Site;
}

/** The booked call, with a link to add it to a calendar, and buttons to move and to cancel it. */
export function BookedCall({ sent, site, ...call }: BookedCallProps) {
  const { timeZone, timeZoneName } = site;
  const title = thankYouCopy.calendarTitle(site.name, callRules.stepMinutes);
  const text = thankYouCopy.calendarText(sent.phone, site.email, site.phone);
  const event = calendarEvent({ ...call, timeZone, title, text, now: new Date() });
  return (
    <AppointmentCard
      {...call}
      timeZone={timeZone}
      timeZoneName={timeZoneName}
      lead={thankYouCopy.call}
      action={
        <CallActions>
          <a
            className="button"
            data-variant="primary"
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
            download={thankYouCopy.calendarFile}
          >
            {thankYouCopy.addToCalendar}
          </a>
          <ChangeCallButton sent={sent}>{thankYouCopy.move}</ChangeCallButton>
          <ChangeCallButton sent={sent} start={startWithoutCall}>
            {thankYouCopy.cancel}
          </ChangeCallButton>
        </CallActions>
      }
    />
  );
}

const CallActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.x3} ${theme.space.x4};
  margin-top: ${theme.space.x2};
  button {
    ${plainButton}
    @media print { display: none; }
  }
`;
