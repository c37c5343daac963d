import { type ReactNode, useEffect } from 'react';
import { callPage } from '@/content/copy/callPage';
import { thankYouCopy } from '@/content/copy/consultation';
import { readFrom } from '@/lib/browser/readFrom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { CallCard } from '../call/CallCard';
import { callInShort } from '../model/call/callInWords';
import { usePressGuard } from '../page/usePressGuard';
import { CallHeadingText } from './CallHeading';
import { CallLayout, type CallScenery, FormSpace, Reach } from './CallLayout';
import { callScreens } from './callScreens';
import { isBooking, type Shown } from './callState';
import { MoveForm } from './MoveForm';
import { useCallOfThread } from './useCallOfThread';

export interface CallOfThreadProps extends CallScenery {
  thread: string | null | undefined;
  reach: ReactNode;
  withoutScript: ReactNode;
  site: SiteSettings;
  callHint: ReactNode;
  callSpace: ReactNode;
}

function screenOf<K extends Shown['kind']>(shown: Extract<Shown, { kind: K }>) {
  const { lede, ...screen } = callScreens[shown.kind as K];
  return { ...screen, lede: lede(shown, callInShort) };
}

/** Only this code moves focus and scrolls. */
function useLead({ to, count }: { to: 'heading' | 'line'; count: number }): void {
  useEffect(() => {
    if (count === 0) return;
    if (to === 'line') {
      document.querySelector('[data-line]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    readFrom(document.querySelector<HTMLElement>('main h1'));
  }, [to, count]);
}

export function CallOfThread(props: CallOfThreadProps) {
  const { thread, site, callHint, callSpace, reach, withoutScript, ...scenery } = props;
  const [state, dispatch] = useCallOfThread(thread);
  const { shown, question, lead } = state;
  const { heading, lede, card, reach: reachPosition } = screenOf(shown);
  const isTrying = question?.kind === 'query' && question.isPressed && reachPosition !== 'below';
  const isConfirming = isBooking(shown) && shown.step === 'confirming';
  useLead(lead);
  usePressGuard(`${lead.count} ${isConfirming}`);

  return (
    <CallHeadingText value={heading}>
      <CallLayout
        {...scenery}
        site={site}
        status={
          <>
            <p key={`${lede}${isTrying}`} data-loading={shown.kind === 'loading' ? '' : undefined}>
              {isTrying ? callPage.ledes.loading : lede}
            </p>
            {card && isBooking(shown) && shown.call && thread && (
              <CallCard
                call={shown.call}
                lead={card.lead}
                thread={thread}
                version={shown.version}
                text={thankYouCopy.calendarReach(site.email)}
                site={site}
                isSecond={!card.isFileFirst}
              />
            )}
          </>
        }
        help={
          reachPosition !== 'below' && (
            <Reach>
              {reach}
              {reachPosition === 'instead, with a button' && (
                <button
                  type="button"
                  className="button"
                  data-variant="secondary"
                  aria-disabled={isTrying || undefined}
                  onClick={({ currentTarget }) => {
                    currentTarget.focus();
                    dispatch({ kind: 'triedAgain' });
                  }}
                >
                  {callPage.tryAgain}
                </button>
              )}
            </Reach>
          )
        }
      >
        {shown.kind === 'loading' && <FormSpace />}
        {isBooking(shown) && (
          <MoveForm
            booking={shown}
            state={state}
            dispatch={dispatch}
            site={site}
            callHint={callHint}
            callSpace={callSpace}
          />
        )}
        {reachPosition === 'below' && (
          <Reach>
            {isBooking(shown) && <p>{callPage.direct}</p>}
            {thread === undefined && withoutScript}
            {reach}
          </Reach>
        )}
      </CallLayout>
    </CallHeadingText>
  );
}
