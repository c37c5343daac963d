import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { formCopy } from '@/content/copy/consultation';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { numberWidth } from './FormSection';

interface SubmitRowProps {
  sending: boolean;
  /** Whether a call still lacks its day or time. */
  disabled: boolean;
  /** Called before the browser validates the form. */
  onPress: () => void;
  /** The privacy note. */
  privacy: ReactNode;
}

/** The submit button, with the promised response time beside it. */
export function SubmitRow({ sending, disabled, onPress, privacy }: SubmitRowProps) {
  const row = useRef<HTMLDivElement>(null);

  // The focus would be nowhere.
  useLayoutEffect(() => {
    if (document.activeElement?.matches('[type="submit"]:disabled')) row.current?.focus();
  });

  return (
    <Row ref={row} tabIndex={-1}>
      <Free>
        {formCopy.free} {privacy}
      </Free>
      <div>
        <button
          type="submit"
          className="button"
          data-variant="primary"
          disabled={disabled}
          aria-disabled={sending || undefined}
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
  &:focus { outline: none; box-shadow: none; }

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
