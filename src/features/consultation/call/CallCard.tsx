import type { ReactNode } from 'react';
import styled from 'styled-components';
import { callCopy, thankYouCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { callMinutesOn } from '../model/call/calendar';
import { calendarEvent } from '../model/call/calendarEvent';
import type { Slot } from '../model/call/call';
import { callInWords, longestCall, longestOwnTime } from '../model/call/callInWords';

interface CallCardProps {
  call: Slot;
  lead: string;
  thread: string;
  version: number;
  text: string;
  site: SiteSettings;
  isSecond?: boolean;
  children?: ReactNode;
}

export function CallCard(props: CallCardProps) {
  const { call, lead, thread, version, text, site, isSecond, children } = props;
  const { when, own } = callInWords(call, site);
  const title = thankYouCopy.calendarTitle(site.name, callMinutesOn(call.date));
  const { timeZone } = site;
  const event = calendarEvent({ call, timeZone, title, text, thread, version, stamp: new Date() });
  return (
    <Card>
      {/* Screen readers speak only new elements of a status. */}
      <p key={`${lead} ${when}`}>
        {lead} <strong>{when}</strong> <small>{callCopy.yourTime(own)}</small>
      </p>
      <a
        className="button"
        data-variant={isSecond ? 'secondary' : 'primary'}
        href={`data:text/calendar;charset=utf-8,${encodeURIComponent(event)}`}
        download={thankYouCopy.calendarFile}
      >
        {thankYouCopy.addToCalendar}
      </a>
      {children}
    </Card>
  );
}

interface CallCardSpaceProps {
  lead: string;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
  /** Reserves a line for the time on the visitor's own clock. */
  isElsewhere: boolean;
  children?: ReactNode;
}

/** As high as the longest call's card. Screen readers and searches skip texts in attributes. */
export function CallCardSpace({ lead, site, isElsewhere, children }: CallCardSpaceProps) {
  return (
    <Card>
      <p>
        <span data-text={lead} />
        <strong data-text={callInWords(longestCall, site, null).when} />
        {isElsewhere && <small data-text={callCopy.yourTime(longestOwnTime)} />}
      </p>
      <span className="button" data-text={thankYouCopy.addToCalendar} />
      {children}
    </Card>
  );
}

export const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.x3};
  max-width: 30rem;
  padding: ${theme.space.x4} ${theme.space.x5};
  border: 1px solid ${theme.color.lineLit};
  border-top: 3px solid ${theme.color.signal};
  border-radius: ${theme.radius.large};
  ${media.hugeText} { padding-inline: ${theme.space.x3}; }
  background: ${theme.color.ink};
  color: ${theme.color.text};
  line-height: 1.45;

  strong {
    display: block;
    font: ${theme.weight.display} ${theme.size.lede} / 1.3 ${theme.font.display};
    letter-spacing: ${theme.tracking.title};
  }
  small { display: block; color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  small:empty:not([data-text]) { display: none; }
  [data-text]::before { content: attr(data-text); }
  @media print { > :not(p) { display: none; } }
`;
