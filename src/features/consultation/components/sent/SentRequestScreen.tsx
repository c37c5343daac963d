import { useState } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import type { SentRequest } from '@/features/consultation/browser/sentRequest';
import { withoutPassedCall } from '@/features/consultation/model/call/bookingChoice';
import type { Option } from '@/features/consultation/model/options';
import { paths } from '@/lib/paths';
import { ErrorBoundary } from '../ErrorBoundary';
import { phoneQuestion } from '../questionOf';
import type { Site } from '../site';
import { BookedCall } from './BookedCall';
import { ChangeCallButton } from './ChangeCallButton';
import { FixButton, type Repeated } from './FixButton';
import { type Reply, ThankYou } from './ThankYou';
import { useIsCallTimeTaken } from './useRequestStatus';
import { WaitingNote } from './WaitingNote';
import { WhatWasSent } from './WhatWasSent';

/** What each reply depends on, which Thank You repeats so that the visitor notices a typo. */
const repeatedFields: Record<Reply, readonly [Repeated, ...Repeated[]]> = {
  email: ['email'],
  text: ['phone', 'email'],
  bookedCall: ['phone', 'email'],
  takenCall: ['phone', 'email'],
  passedCall: ['email'],
  openCall: ['email'],
  unknown: ['email'],
};

/** For a reply by email where the number is repeated, too. */
const emailAndPhone: readonly Repeated[] = ['email', 'phone'];

interface SentRequestProps {
  sent: SentRequest;
  site: Site;
  /** The options of the field `service`. */
  services: readonly Option[];
}

/** Thank You for a request that was sent from this page. */
export function SentRequestScreen({ sent, site, services }: SentRequestProps) {
  const isCallTimeTaken = useIsCallTimeTaken(sent.id);
  const [arrivedAt] = useState(() => new Date());
  const { contactMethod, callDate, callTime } = sent.choice;
  const hasPassed = withoutPassedCall(sent.choice, site.timeZone, arrivedAt) !== sent.choice;

  function replyOf(): Reply {
    // Nobody can text a number without digits.
    if (contactMethod === 'text' && !/\d/.test(sent.phone)) return 'email';
    if (contactMethod !== 'phone') return contactMethod || 'unknown';
    if (isCallTimeTaken) return 'takenCall';
    if (hasPassed) return 'passedCall';
    return callDate && callTime ? 'bookedCall' : 'openCall';
  }

  const reply = replyOf();
  const isPhoneDoubtful = phoneQuestion(sent.phone) !== null;
  const repeatsBoth = isPhoneDoubtful || sent.isCorrection;
  const call = reply === 'bookedCall' && callDate && callTime ? { callDate, callTime } : null;
  // A time that somebody else took has not moved the call.
  const changed = (reply !== 'takenCall' && sent.callChange) || 'corrected';
  const { title, text } = thankYouCopy.changes[changed];
  const names = Object.entries(thankYouCopy.corrected)
    .flatMap(([name, shown]) => (sent.corrected?.includes(name) ? [shown] : []))
    .join(', ');
  const isNamed = changed === 'corrected' && names !== '';
  return (
    <ThankYou
      site={site}
      reply={reply}
      wrote={<WhatWasSent sent={sent} services={services} />}
      lead={
        sent.isCorrection && (
          <>
            <strong>{isNamed ? thankYouCopy.correctedOnly(names) : title}</strong> {text}
          </>
        )
      }
      replyTo={
        <>
          {thankYouCopy.replyTo[reply]({ ...sent, isPhoneDoubtful })}
          <FixButton
            key={reply}
            sent={sent}
            names={repeatsBoth && reply === 'email' ? emailAndPhone : repeatedFields[reply]}
          />
        </>
      }
      action={
        reply === 'takenCall' && (
          <ChangeCallButton sent={{ ...sent, choice: { ...sent.choice, callTime: null } }} isButton>
            {thankYouCopy.chooseAnother}
          </ChangeCallButton>
        )
      }
      waiting={
        <WaitingNote id={sent.id} onDelete={() => window.location.replace(paths.consultation)} />
      }
    >
      {call && (
        <ErrorBoundary>
          <BookedCall {...call} sent={sent} site={site} />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}
