'use client';

import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { numberWidth } from './FormSection';

interface SubmitRowProps {
  sending: boolean;
  /** What has to be chosen before the request can be sent, in words; null when nothing. */
  missing: string | null;
  /** What is kept of a request. */
  privacy: ReactNode;
}

/** The submit button, with the promise of an answer and what keeps it disabled beside it. */
export function SubmitRow({ sending, missing, privacy }: SubmitRowProps) {
  const status = useId();
  return (
    <Row>
      <button
        type="submit"
        className="button"
        data-variant="primary"
        disabled={missing !== null}
        aria-disabled={sending}
        aria-describedby={status}
      >
        {sending ? 'Sending your request…' : 'Submit Consultation Request'}
      </button>
      <div>
        <p id={status} role="status">
          {missing}
        </p>
        <p>We'll respond within 2 hours with your custom strategy</p>
        <p>{privacy}</p>
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space.x4} ${theme.space.x5};
  align-items: center;

  p { color: ${theme.color.muted}; font-size: ${theme.size.small}; line-height: 1.45; }
  p[role='status'] {
    color: ${theme.color.signalLit};
    font-size: ${theme.size.body};
    font-weight: ${theme.weight.strong};
  }
  .button { min-height: 3.75rem; padding-inline: ${theme.space.x6}; font-size: 1.0625rem; }
  .button:disabled {
    border: 1.5px dashed ${theme.color.control};
    background: transparent;
    color: ${theme.color.quiet};
  }
  .button[aria-disabled='true'] { cursor: progress; }
  @media print { .button { border-color: currentcolor; } }

  ${media.wide} {
    grid-template-columns: auto 1fr;
    margin-left: calc(${numberWidth} + ${theme.space.x4});
    padding-top: ${theme.space.x6};
    border-top: 1px solid ${theme.color.lineLit};
  }
`;
