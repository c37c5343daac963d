import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { thankYouCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import type { SentRequest } from '../browser/draft';
import {
  callOutcomeOf,
  isStored,
  keptRequests,
  onKeptRequestsChange,
} from '../browser/keptRequests';
import { openCorrection } from '../browser/sentRequest';
import { serverNow } from '../browser/serverClock';
import { ErrorBoundary } from '../form/ErrorBoundary';
import { choiceIn } from '../model/call/bookingChoice';
import { isSlotPast } from '../model/call/calendar';
import { contactMethodOptions } from '../model/options';
import { BookedCall } from './BookedCall';
import { type Reply, ThankYou } from './ThankYou';

interface SentRequestProps {
  sent: SentRequest;
  site: SiteSettings;
}

/** Thank You for a request that was sent from this page. */
export function SentRequestScreen({ sent, site }: SentRequestProps) {
  // Both may become known later, from another tab, too.
  const callOutcome = useSyncExternalStore(onKeptRequestsChange, () => callOutcomeOf(sent.id));
  const waiting = useSyncExternalStore(onKeptRequestsChange, () => {
    if (!keptRequests().some(({ id }) => id === sent.id)) return 'over';
    return isStored(sent.id) ? 'stored' : 'unstored';
  });
  const [hasWaited] = useState(waiting !== 'over');
  const [arrivedAt] = useState(serverNow);
  const { callDate, callTime, ...choice } = choiceIn(sent.values);
  const { value: contactMethod, addresses } =
    contactMethodOptions.find(
      ({ value, addresses }) =>
        value === choice.contactMethod && addresses.every((field) => sent.values[field]),
    ) ?? contactMethodOptions[0];

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('thank-you')?.focus({ preventScroll: true });
    const { title } = document;
    document.title = `${thankYouCopy.pageName} | ${site.name}`;
    return () => {
      document.title = title;
    };
  }, [site.name]);

  function replyOf(): Reply {
    if (callOutcome === 'replaced') return 'replaced';
    if (contactMethod !== 'phone') return contactMethod;
    if (!callDate || !callTime) return 'openCall';
    if (callOutcome === 'taken') return 'takenCall';
    if (callOutcome === 'unavailable') return 'unavailableCall';
    if (isSlotPast(callDate, callTime, site.timeZone, arrivedAt)) return 'passedCall';
    return callOutcome === 'held' ? 'bookedCall' : 'waitingCall';
  }

  const reply = replyOf();
  // Where no answer has come, nobody has said that the time is somebody else's.
  const mayHoldCall = reply === 'bookedCall' || reply === 'waitingCall';
  return (
    <ThankYou
      site={site}
      reply={reply}
      isCorrection={sent.version.sequence > 0}
      otherReply={
        hasWaited && contactMethod === 'phone' ? thankYouCopy.replies.takenCall : undefined
      }
      reach={
        reply !== 'replaced' && (
          <>
            {addresses.map((field) => (
              <span key={field}>{thankYouCopy.reach[field](sent.values[field] ?? '')}</span>
            ))}
            <button type="button" onClick={() => openCorrection(sent, mayHoldCall)}>
              {thankYouCopy.correct}
            </button>
          </>
        )
      }
      note={
        hasWaited && (
          <Note role="status" data-room={thankYouCopy.waiting.stored}>
            <span>{thankYouCopy.waiting[waiting]}</span>
          </Note>
        )
      }
    >
      {reply === 'bookedCall' && callDate && callTime && (
        <ErrorBoundary>
          <BookedCall
            callDate={callDate}
            callTime={callTime}
            version={sent.version}
            phone={sent.values.phone ?? ''}
            site={site}
          />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}

/* The one thing here that a visitor has to know before leaving. */
const Note = styled.p`
  padding-top: ${theme.space.x2};
  border-top: 2px solid ${theme.color.signal};
`;
