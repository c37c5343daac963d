import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { statusBox } from '../controls/submitStyles';
import { type CallChoice, callOf } from '../model/call/callChoice';
import { callInWords, dayInWords, longestCall, longestOwnTime } from '../model/call/callInWords';
import { ChosenCall } from './ChosenCall';

interface CallStatusProps {
  choice: CallChoice;
  /** Whether the form is hydrated. */
  isReady: boolean;
  /** Its time zone is that of all calls. */
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/**
 * Beside the submit button: what a call still lacks, or the chosen day and time. It is there before it has text, so
 * that a screen reader speaks it, and as high as the longest of these, so that none moves the button.
 */
export function CallStatus({ choice, isReady, site }: CallStatusProps) {
  const call = callOf(choice);
  const selected = `${callCopy.selected} ${callInWords(longestCall, site, null).when}`;
  const lacking = callCopy.lacking(dayInWords(longestCall.date));
  const chosen = call.kind === 'scheduled' ? callInWords(call, site) : null;
  return (
    <Status
      role="status"
      data-call={call.kind !== 'none' || !isReady ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-room={selected.length > lacking.length ? selected : lacking}
      data-other-room={`${selected}\n${callCopy.yourTime(longestOwnTime)}`}
    >
      {chosen && <ChosenCall key={chosen.when} {...chosen} />}
      {call.kind === 'unscheduled' && (
        <span>{callCopy.lacking(choice.date && dayInWords(choice.date))}</span>
      )}
    </Status>
  );
}

/*
 * Without script, a call can be asked for without a day and time. On paper, nobody picks what is lacking. The other
 * room is for visitors elsewhere.
 */
const Status = styled.p`
  display: var(--call-display, grid);
  &:not([data-call]) { clip-path: inset(50%); position: absolute; }
  ${media.noScript} { display: none; }
  ${statusBox}
  margin-bottom: ${theme.space.x4};
  &::before, &::after { font-weight: ${theme.weight.strong}; }
  &::before { display: none; }
  [data-shape~='elsewhere'] &::before { display: block; }
  @media print { &:not([data-chosen]) { display: none; } }
`;
