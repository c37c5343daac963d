'use client';

import { useState } from 'react';
import { paths } from '@/lib/paths';
import type { SentRequest } from '../browser/sentRequest';
import { withoutPassedCall } from '../model/bookingChoice';
import { BookedCall } from './BookedCall';
import { CallStep } from './CallStep';
import { ErrorBoundary } from './ErrorBoundary';
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

/** Replies by phone or text message; all others go to the email address. */
const repliesToPhone: readonly Reply[] = ['text', 'openCall', 'takenCall'];

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
  const call = reply === 'bookedCall' && callDate && callTime ? { callDate, callTime } : null;
  return (
    <ThankYou
      instagramUrl={site.instagramUrl}
      reply={reply}
      replyTo={sent[repliesToPhone.includes(reply) ? 'phone' : 'email']}
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
