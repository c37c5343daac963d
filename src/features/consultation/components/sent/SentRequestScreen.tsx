'use client';

import { useState } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { withoutPassedCall } from '@/features/consultation/model/call/bookingChoice';
import { paths } from '@/lib/paths';
import { ErrorBoundary } from '../ErrorBoundary';
import { BookedCall } from './BookedCall';
import { CallStep } from './CallStep';
import { FixButton } from './FixButton';
import { type Reply, ThankYou } from './ThankYou';
import { useIsCallTimeTaken } from './useRequestStatus';
import { WaitingNote } from './WaitingNote';

/** What each reply depends on, which Thank You repeats so that the visitor notices a typo. */
const repeatedFields: Record<Reply, 'email' | 'phone'> = {
  email: 'email',
  text: 'phone',
  bookedCall: 'email',
  takenCall: 'phone',
  passedCall: 'email',
  openCall: 'email',
  unknown: 'email',
};

/** What Thank You says about the agency. */
export interface AgencyProps {
  siteName: string;
  siteEmail: string;
  sitePhone: string;
  instagramUrl: string;
  timeZone: string;
  timeZoneName: string;
}

interface SentRequestScreenProps extends AgencyProps {
  sent: SentRequest;
}

/** Thank You for a request that was sent from this page. */
export function SentRequestScreen({ sent, ...site }: SentRequestScreenProps) {
  const isCallTimeTaken = useIsCallTimeTaken(sent.id);
  const [arrivedAt] = useState(() => new Date());
  const { contactMethod, callDate, callTime } = sent.choice;
  const hasPassed = withoutPassedCall(sent.choice, site.timeZone, arrivedAt) !== sent.choice;

  function replyOf(): Reply {
    if (contactMethod !== 'phone') return contactMethod || 'unknown';
    if (isCallTimeTaken) return 'takenCall';
    if (hasPassed) return 'passedCall';
    return callDate && callTime ? 'bookedCall' : 'openCall';
  }

  const reply = replyOf();
  const repeated = repeatedFields[reply];
  const call = reply === 'bookedCall' && callDate && callTime ? { callDate, callTime } : null;
  return (
    <ThankYou
      instagramUrl={site.instagramUrl}
      reply={reply}
      replyTo={
        <>
          {thankYouCopy.replyTo[reply](sent[repeated])} <FixButton sent={sent} field={repeated} />
        </>
      }
      callStep={
        call && (
          <ErrorBoundary>
            <CallStep {...call} phone={sent.phone} timeZone={site.timeZone}>
              <FixButton sent={sent} field="phone" />
            </CallStep>
          </ErrorBoundary>
        )
      }
      waiting={
        <WaitingNote id={sent.id} onDelete={() => window.location.replace(paths.consultation)} />
      }
    >
      {call && (
        <ErrorBoundary>
          <BookedCall {...call} {...site} phone={sent.phone} />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}
