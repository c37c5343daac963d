import { callCopy } from '@/content/copy/consultation';
import type { callInWords } from '../model/call/callInWords';

/** The chosen call in a status, keyed by its `when`: a screen reader speaks what is new in it, so all of it is. */
export function ChosenCall({ when, own }: ReturnType<typeof callInWords>) {
  return (
    <span>
      {callCopy.selected} <strong>{when}</strong> <small>{callCopy.yourTime(own)}</small>
    </span>
  );
}
