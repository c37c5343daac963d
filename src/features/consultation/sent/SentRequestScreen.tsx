import { useEffect, useState } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import { showVisitorBusiness } from '@/features/visitorBusiness/browser/sign';
import { readFrom } from '@/lib/browser/readFrom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { correctionOf, type FormEntry, type SentRequest } from '../browser/formEntry';
import { isStored } from '../browser/keptRequests';
import { ErrorBoundary } from '../controls/ErrorBoundary';
import { choiceIn } from '../model/call/callChoice';
import { contactMethodOptions } from '../model/options';
import { BookedCall } from './BookedCall';
import { ThankYou } from './ThankYou';

interface SentRequestProps {
  sent: SentRequest;
  site: SiteSettings;
  /** Called with the form that corrects the request. */
  onCorrect: (correction: FormEntry) => void;
}

/** How the agency replies to a sent request: its contact method, or another where an address is missing for it. */
function replyWay({ values }: SentRequest) {
  const { contactMethod } = choiceIn(values);
  const way = contactMethodOptions.find(
    ({ value, addresses }) => value === contactMethod && addresses.every((field) => values[field]),
  );
  return way ?? contactMethodOptions[0];
}

/** What Thank You says of a sent request, as far as the server has answered. */
function answerTo(sent: SentRequest): string {
  const { waiting, replies, received, receivedChange } = thankYouCopy;
  const { callDate, callTime } = choiceIn(sent.values);
  const way = replyWay(sent);
  const isTimed = way.booksCall && callDate && callTime;
  if (sent.isCorrected) return replies.corrected;
  if (!sent.callOutcome) {
    const kept = isStored(sent.id) ? waiting.stored : waiting.unstored;
    return `${kept} ${isTimed ? waiting.call : waiting.reply}`;
  }
  const took = sent.version > 0 ? receivedChange : received;
  if (!way.booksCall) return `${took} ${replies[way.value]}`;
  if (!isTimed) return `${took} ${replies.openCall}`;
  return `${took} ${replies[`${sent.callOutcome}Call`]}`;
}

const longestAnswer = `${thankYouCopy.received} ${thankYouCopy.replies.takenCall}`;

/** Thank You for a request that was sent from this page. */
export function SentRequestScreen({ sent, site, onCorrect }: SentRequestProps) {
  const { callDate, callTime } = choiceIn(sent.values);
  const { callOutcome, isCorrected } = sent;
  const [wasWaiting] = useState(!callOutcome);
  const text = answerTo(sent);
  const [answer, setAnswer] = useState('');
  // Later than its element: a screen reader says nothing of a status that arrives with its text.
  useEffect(() => setAnswer(text), [text]);

  // The company of the request is on the sign while the page has it.
  useEffect(() => {
    showVisitorBusiness();
    return showVisitorBusiness;
  }, []);

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    readFrom(document.getElementById('thank-you'));
    const { title } = document;
    document.title = `${thankYouCopy.pageName} | ${site.name}`;
    return () => {
      document.title = title;
    };
  }, [site.name]);

  const way = replyWay(sent);
  const call = way.booksCall && callDate && callTime && { method: way.value, callDate, callTime };
  const held = callOutcome === 'held' && !isCorrected && call;
  return (
    <ThankYou
      site={site}
      answer={answer}
      room={{ now: text, later: wasWaiting ? longestAnswer : '' }}
      reach={
        !isCorrected && (
          <>
            {way.addresses.map((field) => (
              <span key={field}>{thankYouCopy.reach[field](sent.values[field] ?? '')}</span>
            ))}
            <button
              type="button"
              // Where no answer has come, nobody has said that the time is somebody else's.
              onClick={() => onCorrect(correctionOf(sent, Boolean(held) || !callOutcome))}
            >
              {thankYouCopy.correct}
            </button>
          </>
        )
      }
    >
      {held && (
        <ErrorBoundary>
          <BookedCall call={held} sent={sent} site={site} />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}
