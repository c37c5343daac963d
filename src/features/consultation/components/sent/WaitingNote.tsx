import styled from 'styled-components';
import { waitingCopy } from '@/content/copy/consultation';
import { forgetRequest, keptRequests } from '@/features/consultation/browser/keptRequests';
import { plainButton } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { useIsOnline, useIsWaiting } from './useRequestStatus';

interface WaitingNoteProps {
  /** The id of one request; by default, all waiting ones. */
  id?: string;
  onDelete?: () => void;
}

/** Says that a request waits in this browser to be sent, and lets the visitor delete it. */
export function WaitingNote({ id, onDelete }: WaitingNoteProps) {
  const isWaiting = useIsWaiting(id);
  const isOnline = useIsOnline();
  if (!isWaiting) return null;

  function deleteWaiting() {
    const ids = id ? [id] : keptRequests().map((request) => request.id);
    for (const waiting of ids) forgetRequest(waiting);
    onDelete?.();
  }

  return (
    <Note data-waiting="">
      {isOnline ? waitingCopy.waiting : waitingCopy.offline}{' '}
      <button type="button" onClick={deleteWaiting}>
        {waitingCopy.delete}
      </button>
    </Note>
  );
}

const Note = styled.p`
  font-size: ${theme.size.small};
  line-height: 1.45;

  button { ${plainButton} }
  @media print { button { display: none; } }
`;
