import { useId, useRef } from 'react';
import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { ScheduledCall } from '../model/call/call';
import { callInWords } from '../model/call/callInWords';

interface GiveUpProps {
  call: ScheduledCall;
  isMoving: boolean;
  giveUp: () => void;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

/** The button that gives the call up, once a second press has said so. The browser has the dialog's focus and Esc. */
export function GiveUp({ call, isMoving, giveUp, site }: GiveUpProps) {
  const question = useRef<HTMLDialogElement>(null);
  const title = useId();
  const { when } = callInWords(call, site);

  function sure(): void {
    question.current?.close();
    giveUp();
  }

  return (
    <>
      <button
        type="button"
        className="button"
        data-variant="secondary"
        aria-disabled={isMoving || undefined}
        onClick={() => !isMoving && question.current?.showModal()}
      >
        {callPage.cancel}
      </button>
      <Question ref={question} aria-labelledby={title}>
        <h2 id={title}>{callPage.sureTitle}</h2>
        <p>{callPage.sure(when)}</p>
        <div>
          <button
            type="button"
            className="button"
            data-variant="secondary"
            onClick={() => question.current?.close()}
          >
            {callPage.sureNo}
          </button>
          <button type="button" className="button" data-variant="primary" onClick={sure}>
            {callPage.sureYes}
          </button>
        </div>
      </Question>
    </>
  );
}

const Question = styled.dialog`
  width: min(30rem, 100vw - 2 * ${theme.space.gutter});
  margin: auto;
  padding: ${theme.space.x5};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.large};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  &::backdrop { background: color-mix(in srgb, ${theme.color.ink} 75%, transparent); }
  h2 { font-size: ${theme.size.heading}; }
  p { margin-top: ${theme.space.x3}; }
  div { display: flex; flex-wrap: wrap; gap: ${theme.space.x3}; margin-top: ${theme.space.x5}; }
  ${media.phone} { div { display: grid; } }
`;
