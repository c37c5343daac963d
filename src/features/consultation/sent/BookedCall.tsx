import styled from 'styled-components';
import { callCopy, thankYouCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { SentRequest } from '../browser/formEntry';
import { calendarEvent } from '../model/call/calendarEvent';
import { callInWords } from '../model/call/callInWords';
import { callRules } from '../model/call/callRules';
import { callMethodOf } from '../model/options';
import type { Said } from './said';

interface BookedCallProps {
  call: NonNullable<Said['call']>;
  /** Whether only its place is kept. */
  isHidden: boolean;
  /** Whether another request than the sent one holds it. */
  isChanged: boolean;
  sent: SentRequest;
  site: SiteSettings;
}

/** The booked call: day and time, with a link to add it to a calendar. */
export function BookedCall({ call, isHidden, isChanged, sent, site }: BookedCallProps) {
  const { callDate, callTime, version } = call;
  const { thread, values } = sent;
  const method = callMethodOf(values.contactMethod ?? '');
  const { when, own } = callInWords(callDate, callTime, site);
  const title = thankYouCopy.calendarTitle(site.name, callRules.stepMinutes);
  const text = isChanged
    ? thankYouCopy.calendarReach(site.email)
    : thankYouCopy.calendarText[method](values, site.email);
  const now = new Date();
  const { timeZone } = site;
  const event = calendarEvent({ callDate, callTime, timeZone, title, text, thread, version, now });
  return (
    <Card data-hidden={isHidden ? '' : undefined}>
      <p>
        {thankYouCopy.call[method]} <strong>{when}</strong> <small>{callCopy.yourTime(own)}</small>
      </p>
      <a
        className="button"
        data-variant="primary"
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
        download={thankYouCopy.calendarFile}
      >
        {thankYouCopy.addToCalendar}
      </a>
      {!isChanged && <small>{thankYouCopy.changeCall}</small>}
    </Card>
  );
}

const Card = styled.div`
  &[data-hidden] { visibility: hidden; }
  display: grid;
  justify-items: start;
  gap: ${theme.space.x3};
  max-width: 30rem;
  padding: ${theme.space.x4} ${theme.space.x5};
  border: 1px solid ${theme.color.lineLit};
  border-top: 3px solid ${theme.color.signal};
  border-radius: ${theme.radius.large};
  background: ${theme.color.ink};
  color: ${theme.color.text};
  line-height: 1.45;

  strong {
    display: block;
    font: ${theme.weight.display} ${theme.size.lede} / 1.3 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  small { display: block; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  small:empty { display: none; }
`;
