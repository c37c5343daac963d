import { startOtherTime } from '@/features/consultation/browser/draft';
import { openCorrection } from '@/features/consultation/browser/openCorrection';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';

interface ChangeCallProps {
  sent: SentRequest;
  /** Fills the form: without the call's time, or without the call. */
  start?: typeof startOtherTime;
  /** Whether it looks like a button instead of a link. */
  isButton?: boolean;
  children: string;
}

/** Opens the form, filled with what was sent, to move the call or to cancel it. */
export function ChangeCallButton(props: ChangeCallProps) {
  const { sent, start = startOtherTime, isButton = false, children } = props;
  const look = isButton ? { className: 'button', 'data-variant': 'primary' } : {};
  return (
    <button type="button" {...look} onClick={() => openCorrection(sent, 'callTime', start)}>
      {children}
    </button>
  );
}
