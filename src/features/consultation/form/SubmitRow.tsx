import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { callCopy, formCopy } from '@/content/copy/consultation';
import { callSectionId } from '@/lib/paths';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { numberWidth } from './FormSection';
import { Notice } from './Notice';

interface SubmitRowProps {
  sending: boolean;
  /** Whether the form corrects a sent request. */
  isCorrection: boolean;
  /** What a call still lacks before the request can be sent; null when nothing. */
  missing: keyof typeof callCopy.missing | null;
  /** Called before the browser validates the form. */
  onPress: () => void;
  /** The privacy note. */
  privacy: ReactNode;
}

/** The submit button, with what is missing above it and the promised response time beside it. */
export function SubmitRow(props: SubmitRowProps) {
  const { sending, isCorrection, missing, onPress, privacy } = props;
  const status = useId();
  return (
    <Row>
      <Notice id={status}>
        {missing && <a href={`#${callSectionId}`}>{callCopy.missing[missing]}</a>}
      </Notice>
      {!isCorrection && (
        <Free>
          {formCopy.free} {privacy}
        </Free>
      )}
      <div>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          disabled={missing !== null}
          aria-disabled={sending}
          aria-describedby={status}
          onClick={onPress}
        >
          {sending ? formCopy.submitting : formCopy.submit}
        </button>
        <p>{formCopy.submitNote}</p>
      </div>
    </Row>
  );
}

const Row = styled.div`
  --button-height: 3.75rem;
  --button-padding: ${theme.space.x3} ${theme.space.x6};

  > div {
    display: grid;
    gap: ${theme.space.x4} ${theme.space.x5};
    align-items: center;
  }
  > div p { font-weight: ${theme.weight.medium}; line-height: 1.4; text-wrap: balance; }
  button { font-size: 1.0625rem; }
  /* The only button that can be disabled. */
  && button:disabled {
    border-color: ${theme.color.control};
    background: ${theme.color.raised};
    box-shadow: none;
    color: ${theme.color.muted};
    cursor: not-allowed;
    ${media.forcedColors} { border-color: GrayText; background: Canvas; color: GrayText; }
  }
  button[aria-disabled='true'] { cursor: progress; }

  ${media.tablet} {
    margin-left: calc(${numberWidth} + ${theme.space.x4});
    padding-top: ${theme.space.x6};
    border-top: 1px solid ${theme.color.lineLit};
    > div { grid-template-columns: auto 1fr; }
  }
`;

const Free = styled.p`
  margin-bottom: ${theme.space.x3};
  font-weight: ${theme.weight.medium};
  a { white-space: nowrap; }
`;
