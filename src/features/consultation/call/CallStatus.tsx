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
  isReady: boolean;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/** Screen readers need the live region before its text. */
export function CallStatus({ choice, isReady, site }: CallStatusProps) {
  const call = callOf(choice);
  const selected = `${callCopy.selected} ${callInWords(longestCall, site, null).when}`;
  const lacking = callCopy.missingCall(dayInWords(longestCall.date));
  const chosen = call.kind === 'scheduled' ? callInWords(call, site) : null;
  return (
    <Status
      role="status"
      data-call={call.kind !== 'none' || !isReady ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-space={selected.length > lacking.length ? selected : lacking}
      data-other-space={`${selected}\n${callCopy.yourTime(longestOwnTime)}`}
    >
      {chosen && <ChosenCall key={chosen.when} {...chosen} />}
      {call.kind === 'unscheduled' && (
        <span key={choice.date}>
          {callCopy.missingCall(choice.date && dayInWords(choice.date))}
        </span>
      )}
    </Status>
  );
}

/* Without script, a call needs no time. The second reserved text is for other zones. */
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
