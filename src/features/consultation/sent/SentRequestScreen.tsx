import { useEffect, useState } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import { readFrom } from '@/lib/browser/readFrom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { correctionOf, type FormEntry, type SentRequest } from '../browser/formEntry';
import { askHeldCall } from '../browser/heldCall';
import { ErrorBoundary } from '../call/ErrorBoundary';
import type { ScheduledCall } from '../model/call/call';
import { callInWords } from '../model/call/callInWords';
import { replyMethodIn } from '../model/options';
import { BookedCall } from './BookedCall';
import { ownCall, say } from './said';
import { ThankYou } from './ThankYou';
import { useHeldCall } from './useHeldCall';

interface SentRequestProps {
  entry: FormEntry;
  sent: SentRequest;
  site: SiteSettings;
  /** Whether Back, Forward or a reload shows it. */
  isShownAgain: boolean;
  /** Whether the latest attempt to send it has failed. */
  hasFailed: boolean;
  /** Called with the form that corrects the request. */
  onCorrect: (correction: FormEntry) => void;
}

/** How long a press on “Correct it” waits for what the server says. */
const correctMs = 1000;

const { received, replies, pickAnother } = thankYouCopy;
const longestAnswer = `${received} ${replies.takenCall} ${pickAnother}`;
const longestChange = `${replies.changed} ${replies.noCall}`;

/** Thank You for a request that was sent from this page. */
export function SentRequestScreen(props: SentRequestProps) {
  const { entry, sent, site, isShownAgain, hasFailed, onCorrect } = props;
  const held = useHeldCall(sent, isShownAgain);
  const isAsking = held.kind === 'asking';
  const [atFirst] = useState({ isWaiting: !sent.answer, isAsking, own: ownCall(sent) });
  const inWords = (call: ScheduledCall) => callInWords(call, site).when;
  const said = say(entry, sent, held, hasFailed, inWords);
  const [answer, setAnswer] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  // Later than its element: a screen reader says nothing of a status that arrives with its text.
  useEffect(() => setAnswer(isAsking ? '' : said.text), [isAsking, said.text]);

  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    readFrom(document.getElementById('thank-you'));
    const { title } = document;
    document.title = `${thankYouCopy.pageName} | ${site.name}`;
    return () => {
      document.title = title;
    };
  }, [site.name]);

  async function correct(): Promise<void> {
    if (isOpening) return;
    setIsOpening(true);
    onCorrect(correctionOf(sent, await askHeldCall(sent.thread, correctMs)));
  }

  // What a question may take away keeps its place.
  const call = said.call ?? (atFirst.isAsking ? atFirst.own : null);
  const room = atFirst.isWaiting ? longestAnswer : atFirst.isAsking ? longestChange : '';
  return (
    <ThankYou
      site={site}
      answer={answer}
      room={{ now: said.text, later: room }}
      isCallLate={atFirst.isWaiting || (atFirst.isAsking && !atFirst.own)}
      isReachHidden={isAsking || said.isChanged}
      reach={
        (atFirst.isAsking || !said.isChanged) && (
          <>
            {replyMethodIn(sent.values).addresses.map((field) => (
              <span key={field}>{thankYouCopy.reach[field](sent.values[field] ?? '')}</span>
            ))}
            <button type="button" aria-disabled={isOpening || undefined} onClick={correct}>
              {thankYouCopy.correct}
            </button>
          </>
        )
      }
    >
      {call && (
        <ErrorBoundary>
          <BookedCall
            call={call}
            isHidden={isAsking || !said.call}
            isChanged={said.isChanged}
            sent={sent}
            site={site}
          />
        </ErrorBoundary>
      )}
    </ThankYou>
  );
}
