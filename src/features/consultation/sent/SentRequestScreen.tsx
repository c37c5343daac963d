import { useState, useSyncExternalStore } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import {
  callOutcomeOf,
  isStored,
  keptRequests,
  onKeptRequestsChange,
} from '../browser/keptRequests';
import { openCorrection, type SentRequest } from '../browser/sentRequest';
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
  const noted = useSyncExternalStore(onKeptRequestsChange, () => callOutcomeOf(sent.id));
  const callOutcome = noted ?? sent.callOutcome;
  const waiting = useSyncExternalStore(onKeptRequestsChange, () => {
    if (!keptRequests().some(({ id }) => id === sent.id)) return undefined;
    return isStored(sent.id) ? 'stored' : 'unstored';
  });
  const [arrivedAt] = useState(serverNow);
  const { contactMethod, callDate, callTime } = choiceIn(sent.values);

  function replyOf(): Reply {
    if (callOutcome === 'replaced') return 'replaced';
    if (contactMethod !== 'phone') return contactMethod || 'unknown';
    if (!callDate || !callTime) return 'openCall';
    if (callOutcome === 'taken') return 'takenCall';
    if (callOutcome === 'unavailable') return 'unavailableCall';
    if (isSlotPast(callDate, callTime, site.timeZone, arrivedAt)) return 'passedCall';
    return callOutcome === 'held' ? 'bookedCall' : 'waitingCall';
  }

  const reply = replyOf();
  const { repliesTo } =
    contactMethodOptions.find(({ value }) => value === contactMethod) ?? contactMethodOptions[0];
  const checked = reply === 'bookedCall' ? ([repliesTo, 'phone'] as const) : [repliesTo];
  // Where no answer has come, nobody has said that the time is somebody else's.
  const mayHoldCall = reply === 'bookedCall' || reply === 'waitingCall';
  return (
    <ThankYou
      site={site}
      reply={reply}
      reach={
        reply !== 'replaced' && (
          <>
            {checked.map((field) => (
              <span key={field}>{thankYouCopy.reach[field](sent.values[field] ?? '')}</span>
            ))}
            <button type="button" onClick={() => openCorrection(sent, mayHoldCall)}>
              {thankYouCopy.correct}
            </button>
          </>
        )
      }
      waiting={waiting}
    >
      {reply === 'bookedCall' && callDate && callTime && (
        <ErrorBoundary>
          <BookedCall
            callDate={callDate}
            callTime={callTime}
            version={sent.version ?? { uid: sent.id, sequence: 0 }}
            phone={sent.values.phone ?? ''}
            site={site}
          />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}
