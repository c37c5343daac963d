import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ChosenCall } from '../controls/ChosenCall';
import { statusBox } from '../controls/submitStyles';
import type { CallChoice } from '../model/call/callChoice';
import { callInWords, dayInWords } from '../model/call/callInWords';

interface CallStatusProps {
  choice: CallChoice;
  /** Whether the form is hydrated: the visitor's own clock is known then. */
  isReady: boolean;
  /** Its time zone is that of all calls. */
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/** A call whose day and time are the longest in words. */
const longest = ['2026-09-30', '12:45'] as const;

/**
 * Beside the submit button: what a call still lacks, or the chosen day and time. It is there before it has text, so
 * that a screen reader speaks it, and as high as the longest of these, so that none moves the button.
 */
export function CallStatus({ choice, isReady, site }: CallStatusProps) {
  const { callDate, callTime } = choice;
  const isCall = choice.method !== null;
  const zone = isReady ? undefined : null;
  const room = callInWords(...longest, site, zone);
  const chosen = callDate && callTime ? callInWords(callDate, callTime, site) : null;
  return (
    <Status
      role="status"
      data-call={isCall || !isReady ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-room={`${callCopy.selected} ${room.when}\n${callCopy.yourTime(room.own)}`.trim()}
    >
      {chosen && <ChosenCall key={chosen.when} {...chosen} />}
      {isCall && !chosen && <span>{callCopy.lacking(callDate && dayInWords(callDate))}</span>}
    </Status>
  );
}

/* Without script, a call can be asked for without a day and time. */
const Status = styled.p`
  display: var(--call-display, grid);
  &:not([data-call]) { clip-path: inset(50%); position: absolute; }
  ${media.noScript} { display: none; }
  ${statusBox}
  margin-bottom: ${theme.space.x4};
  &::after { font-weight: ${theme.weight.strong}; }
`;
