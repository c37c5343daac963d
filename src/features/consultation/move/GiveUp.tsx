import { type Dispatch, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import type { Slot } from '../model/call/call';
import { callInWords } from '../model/call/callInWords';
import type { Booking, CallEvent } from './callState';

interface GiveUpProps {
  call: Slot;
  step: Booking['step'];
  dispatch: Dispatch<CallEvent>;
  site: Pick<SiteSettings, 'timeZone' | 'timeZoneName'>;
}

export function GiveUp({ call, step, dispatch, site }: GiveUpProps) {
  const question = useRef<HTMLDialogElement>(null);
  const title = useId();
  const isConfirming = step === 'confirming';

  useEffect(() => {
    if (isConfirming) question.current?.showModal();
    else question.current?.close();
  }, [isConfirming]);

  return (
    <>
      <button
        type="button"
        className="button"
        data-variant="secondary"
        aria-disabled={step === 'sending' || undefined}
        onClick={({ currentTarget }) => {
          // Safari does not focus a pressed button, to which the dialog returns focus.
          currentTarget.focus();
          dispatch({ kind: 'pressedGiveUp' });
        }}
      >
        {callPage.cancel}
      </button>
      <Question
        ref={question}
        aria-labelledby={title}
        onClose={() => dispatch({ kind: 'keptCall' })}
      >
        <h2 id={title}>{callPage.sureTitle}</h2>
        <p>{callPage.sure(callInWords(call, site).when)}</p>
        <div>
          <button
            type="button"
            className="button"
            data-variant="primary"
            onClick={() => dispatch({ kind: 'keptCall' })}
          >
            {callPage.sureNo}
          </button>
          <button
            type="button"
            className="button"
            data-variant="secondary"
            onClick={() => dispatch({ kind: 'confirmedGiveUp' })}
          >
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
  ${media.hugeText} { padding: ${theme.space.x3}; }
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
