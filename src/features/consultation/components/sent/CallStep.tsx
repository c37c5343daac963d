'use client';

import type { ReactNode } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import {
  callForVisitor,
  callInShort,
  visitorTimeZone,
} from '@/features/consultation/model/call/callInWords';
import type { Call } from '../call/AppointmentCard';

interface CallStepProps extends Omit<Call, 'timeZoneName'> {
  /** The number that is called. */
  phone: string;
  /** The way to correct it. */
  children: ReactNode;
}

/** The booked call in the list of next steps. */
export function CallStep({ callDate, callTime, timeZone, phone, children }: CallStepProps) {
  const elsewhere = callForVisitor(callDate, callTime, timeZone, visitorTimeZone());
  return (
    <li>
      <strong>
        {elsewhere
          ? thankYouCopy.callWhen(
              callInShort(elsewhere.callDate, elsewhere.callTime),
              elsewhere.forAgency,
            )
          : callInShort(callDate, callTime)}
      </strong>
      <span>
        {thankYouCopy.callWhat(phone)} {children}
      </span>
    </li>
  );
}
