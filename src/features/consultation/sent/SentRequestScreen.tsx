import { useEffect, useState } from 'react';
import { thankYouCopy } from '@/content/copy/consultation';
import { readFrom } from '@/lib/browser/readFrom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { correctionOf, type FormEntry, type SentRequest } from '../browser/formEntry';
import { queryHeldCall } from '../browser/heldCall';
import { ErrorBoundary } from '../call/ErrorBoundary';
import { callInWords } from '../model/call/callInWords';
import { replyMethodIn } from '../model/options';
import { useReturns } from '../page/useReturns';
import { SentCallCard } from './SentCallCard';
import { NextSteps, ThankYou } from './ThankYou';
import { type Held, ownCall, screenOf, thankYouState } from './thankYouState';

/** After this, Thank You shows the request's own answer. */
const queryMs = 3000;

/** Queries the call when Thank You is shown again. */
function useHeldCall({ thread, answer }: SentRequest, isShownAgain: boolean): Held {
  const returns = useReturns();
  const canQuery = answer !== null && !answer.isErased;
  const [queriesAtOnce] = useState(isShownAgain && canQuery);
  const [held, setHeld] = useState<Held>(() => ({ kind: queriesAtOnce ? 'querying' : 'silent' }));
  const queries = queriesAtOnce || (returns > 0 && canQuery);

  // biome-ignore lint/correctness/useExhaustiveDependencies: queries each time the page returns
  useEffect(() => {
    if (!queries) return;
    let isActive = true;
    void queryHeldCall(thread, queryMs).then((next) => isActive && setHeld(next));
    return () => {
      isActive = false;
    };
  }, [queries, thread, returns]);

  return held;
}

interface SentRequestProps {
  entry: FormEntry;
  sent: SentRequest;
  site: SiteSettings;
  /** By Back, Forward, or a reload. */
  isShownAgain: boolean;
  hasFailed: boolean;
  onCorrect: (correction: FormEntry) => void;
}

const correctMs = 1000;

const { received, replies, pickAnother } = thankYouCopy;
const longestAnswer = `${received} ${replies.unavailableCall} ${pickAnother}`;

/** After a JSON post. */
export function SentRequestScreen(props: SentRequestProps) {
  const { entry, sent, site, isShownAgain, hasFailed, onCorrect } = props;
  const held = useHeldCall(sent, isShownAgain);
  const isQuerying = held.kind === 'querying';
  const state = thankYouState(entry, sent, held, hasFailed);
  const screen = screenOf(state, (call) => callInWords(call, site).when);
  // Late replies hide initial content, and add the rest below.
  const [atFirst] = useState({
    isWaiting: state.kind === 'waiting',
    answer: screen.answer,
    hasCard: ownCall(sent) !== null,
    hasSteps: screen.hasSteps,
    hasReach: screen.hasReach || isQuerying,
  });
  const [answer, setAnswer] = useState('');
  const [isOpening, setIsOpening] = useState(false);
  // Screen readers do not speak a status rendered with its text.
  useEffect(() => setAnswer(isQuerying ? '' : screen.answer), [isQuerying, screen.answer]);

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
    onCorrect(correctionOf(sent, await queryHeldCall(sent.thread, correctMs)));
  }

  const card = (atFirst.hasCard || screen.card.kind !== 'none') && (
    <ErrorBoundary>
      <SentCallCard
        card={screen.card}
        isHidden={isQuerying}
        hasCardSpace={atFirst.hasCard}
        sent={sent}
        site={site}
      />
    </ErrorBoundary>
  );
  const steps = (screen.hasSteps || atFirst.hasSteps) && (
    <NextSteps isHidden={!screen.hasSteps || isQuerying} />
  );
  return (
    <ThankYou
      site={site}
      sentence={screen.sentence}
      answer={answer}
      space={{
        now: atFirst.answer,
        later: atFirst.isWaiting ? longestAnswer : replies.changedAndOff,
      }}
      isReachHidden={isQuerying || !screen.hasReach}
      reach={
        atFirst.hasReach && (
          <>
            {replyMethodIn(sent.values).addresses.map((field) => (
              <span key={field}>{thankYouCopy.reach[field](sent.values[field] ?? '')}</span>
            ))}
            <button
              type="button"
              className="button"
              data-variant="secondary"
              aria-disabled={isOpening || undefined}
              onClick={correct}
            >
              {thankYouCopy.correct}
            </button>
          </>
        )
      }
      card={atFirst.hasCard && card}
      steps={atFirst.hasSteps && steps}
      late={
        <>
          {!atFirst.hasCard && card}
          {!atFirst.hasSteps && steps}
        </>
      }
    />
  );
}
