'use client';

import { callCopy, thankYouCopy } from '@/content/consultation';
import { callInShort, onVisitorClock, visitorTimeZone } from '../model/callInWords';

interface CallStepProps {
  callDate: string;
  callTime: string;
  /** IANA zone of the call. */
  timeZone: string;
  /** The number that is called. */
  phone: string;
}

/** The booked call, among what happens next. */
export function CallStep({ callDate, callTime, timeZone, phone }: CallStepProps) {
  const ownTime = onVisitorClock(timeZone, visitorTimeZone())(callDate, callTime);
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
