'use client';

import { useState } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { withoutPassedCall } from '@/features/consultation/model/bookingChoice';
import { paths } from '@/lib/paths';
import { ErrorBoundary } from '../ErrorBoundary';
import { BookedCall } from './BookedCall';
import { CallStep } from './CallStep';
import { type Reply, ThankYou } from './ThankYou';
import { useIsCallTimeTaken } from './useRequestStatus';
import { WaitingNote } from './WaitingNote';

interface SentRequestScreenProps {
  sent: SentRequest;
  siteName: string;
  instagramUrl: string;
  timeZone: string;
  timeZoneName: string;
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

  function replyTo(): string {
    const { email, text, call } = thankYouCopy.replyTo;
    if (reply === 'text') return text(sent.phone);
    return reply === 'takenCall' ? call(sent.phone) : email(sent.email);
  }

  const reply = replyOf();
  const call = reply === 'bookedCall' && callDate && callTime ? { callDate, callTime } : null;
  return (
    <ThankYou
      instagramUrl={site.instagramUrl}
      reply={reply}
      replyTo={replyTo()}
      callStep={
        call && (
          <ErrorBoundary>
            <CallStep {...call} phone={sent.phone} timeZone={site.timeZone} />
          </ErrorBoundary>
        )
      }
      waiting={
        <WaitingNote id={sent.id} onDelete={() => window.location.replace(paths.consultation)} />
      }
    >
      {call && (
        <ErrorBoundary>
          <BookedCall {...call} {...site} />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}
