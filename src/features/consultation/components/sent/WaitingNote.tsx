'use client';

import styled from 'styled-components';
import { waitingCopy } from '@/content/copy/consultation';
import { forgetRequest, keptRequests } from '@/features/consultation/browser/keptRequests';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { useIsWaiting } from './useRequestStatus';

interface WaitingNoteProps {
  /** The id of one request; by default, all waiting ones. */
  id?: string;
  onDelete?: () => void;
}

/** Says that a request waits in this browser to be sent, and lets the visitor delete it. */
export function WaitingNote({ id, onDelete }: WaitingNoteProps) {
  if (!useIsWaiting(id)) return null;

  function deleteWaiting() {
    const ids = id ? [id] : keptRequests().map((request) => request.id);
    for (const waiting of ids) forgetRequest(waiting);
    onDelete?.();
  }

  return (
    <Note>
      {waitingCopy.waiting}{' '}
      <button type="button" onClick={deleteWaiting}>
        {waitingCopy.delete}
      </button>
    </Note>
  );
}

const Note = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.45;

  button {
    min-height: ${theme.height.target};
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media print { button { display: none; } }
  ${media.forcedColors} { button { color: LinkText; } }
`;
