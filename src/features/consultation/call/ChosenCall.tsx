import { callCopy } from '@/content/copy/consultation';
import type { callInWords } from '../model/call/callInWords';

/** Takes `when` as the key: screen readers speak only new elements of a status. */
export function ChosenCall({ when, own }: ReturnType<typeof callInWords>) {
  return (
    <span>
      {callCopy.selected} <strong>{when}</strong> <small>{callCopy.yourTime(own)}</small>
    </span>
  );
}
