import styled from 'styled-components';
import { callCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { ConsultationFormState } from '../form/useConsultationForm';
import { callInLine, dayInWords, onVisitorClock } from '../model/call/callInWords';

interface CallStatusProps {
  state: Pick<ConsultationFormState, 'choice' | 'withdrawn' | 'draft'>;
  /** Its time zone is that of all calls. */
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/** A call whose day and time are the longest in words. */
const longest = { callDate: '2026-09-30', callTime: '12:45' };

/**
 * Beside the submit button: what a call still lacks, why its time was withdrawn, or the chosen day and time. It is as
 * high as the longest of these, so that none moves the button.
 */
export function CallStatus({ state: { choice, withdrawn, draft }, site }: CallStatusProps) {
  const { callDate, callTime } = choice;

  function inWords(call: typeof longest) {
    const own = draft && onVisitorClock(call.callDate, call.callTime, site.timeZone);
    return {
      line: `${callInLine(call.callDate, call.callTime)} ${site.timeZoneName}`,
      own: callCopy.forYou(own),
    };
  }

  const lacking = callCopy.lacking(callDate && dayInWords(callDate));
  const room = inWords(longest);
  const chosen = callDate && callTime && inWords({ callDate, callTime });
  return (
    <Status
      role="status"
      data-chosen={chosen ? '' : undefined}
      data-withdrawn={withdrawn ?? undefined}
      data-room={`${callCopy.selected} ${room.line}\n${room.own}`.trim()}
      data-other-room={callCopy.passed}
    >
      {chosen && (
        <span>
          {callCopy.selected} <strong>{chosen.line}</strong> <small>{chosen.own}</small>
        </span>
      )}
      {draft && !chosen && <span>{withdrawn ? callCopy[withdrawn] : lacking}</span>}
    </Status>
  );
}

/* Without script, a call can be asked for without a day and time. */
const Status = styled.p`
  display: var(--call-display, grid);
  ${media.noScript} { display: none; }
  align-items: center;
  margin-bottom: ${theme.space.x4};
  padding: ${theme.space.x3} ${theme.space.x4};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.small};
  background: color-mix(in srgb, ${theme.color.ink} 45%, transparent);
  line-height: 1.45;

  &::after { font-weight: ${theme.weight.strong}; }
  &[data-withdrawn] { border-color: ${theme.color.cool}; background: ${theme.color.coolDeep}; }
  &[data-chosen] { border-color: ${theme.color.signal}; background: ${theme.color.signalDeep}; }
  strong { font-weight: ${theme.weight.strong}; }
  small { display: block; color: ${theme.color.muted}; font-size: inherit; }
  small:empty { display: none; }
`;
