'use client';

import { callCopy, thankYouCopy } from '@/content/consultation';
import { callInShort, onVisitorClock, visitorTimeZone } from '../model/callInWords';
import type { Call } from './AppointmentCard';

interface CallStepProps extends Omit<Call, 'timeZoneName'> {
  /** The number that is called. */
  phone: string;
}

/** The booked call, among what happens next. */
export function CallStep({ callDate, callTime, timeZone, phone }: CallStepProps) {
  const ownTime = onVisitorClock(timeZone, visitorTimeZone(), 'short')(callDate, callTime);
  return (
    <li>
      <strong>
        {callInShort(callDate, callTime)}
        {ownTime && `, ${ownTime} ${callCopy.yourTime}`}
      </strong>
      <span>{thankYouCopy.callWhat(phone)}</span>
    </li>
  );
}
