import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { LatePart } from '../controls/LatePart';
import { callLine, statusBox } from '../controls/submitStyles';
import { type CallChoice, callOf, isUnscheduled } from '../model/call/call';
import { callInWords, dayInWords } from '../model/call/callInWords';
import { ChosenCall } from './ChosenCall';

interface CallStatusProps {
  choice: CallChoice;
  isReady: boolean;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/** Screen readers need the live region before its text. */
export function CallStatus({ choice, isReady, site }: CallStatusProps) {
  const call = callOf(choice);
  const chosen = call && callInWords(call, site);
  return (
    <LatePart name="status">
      <Status
        role="status"
        data-call={choice.method || !isReady ? '' : undefined}
        data-chosen={chosen ? '' : undefined}
      >
        {chosen && <ChosenCall key={chosen.when} {...chosen} />}
        {isUnscheduled(choice) && (
          <span key={choice.date}>
            {callCopy.missingCall(choice.date && dayInWords(choice.date))}
          </span>
        )}
      </Status>
    </LatePart>
  );
}

/* Before hydration, CSS shows the space of a chosen call. Without script, a call needs no time. */
const Status = styled.p`
  display: var(--call-display, grid);
  &:not([data-call]) { clip-path: inset(50%); position: absolute; }
  ${media.noScript} { display: none; }
  ${statusBox}
  ${callLine}
  margin-bottom: ${theme.space.x4};
  @media print { &:not([data-chosen]) { display: none; } }
`;
