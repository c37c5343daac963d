'use client';

import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import { startCorrection } from '@/features/consultation/browser/draft';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { correctionPath } from '@/lib/paths';
import { plainButton } from '@/styles/mixins';

interface FixButtonProps {
  sent: SentRequest;
  field: keyof typeof thankYouCopy.wrong;
}

/** Opens the form again, filled with what was sent, at the field to correct. */
export function FixButton({ sent, field }: FixButtonProps) {
  function fix() {
    startCorrection(sent, Date.now());
    window.location.assign(correctionPath(field));
  }
  return (
    <Fix type="button" onClick={fix}>
      {thankYouCopy.wrong[field]}
    </Fix>
  );
}

const Fix = styled.button`
  ${plainButton}
  @media print { display: none; }
`;
