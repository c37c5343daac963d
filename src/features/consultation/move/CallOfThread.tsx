import { type ReactNode, useEffect } from 'react';
import { callPage } from '@/content/copy/callPage';
import { thankYouCopy } from '@/content/copy/consultation';
import { readFrom } from '@/lib/browser/readFrom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { CallCard } from '../call/CallCard';
import { loadCalendar, useCalendar } from '../call/calendarScript';
import { callInShort } from '../model/call/callInWords';
import { CallHeadingText } from './CallHeading';
import { CallLayout, type CallScenery, ContactWays, FormSpace } from './CallLayout';
import { textsOf } from './callScreens';
import { type CallState, isBooking } from './callState';
import { MoveForm } from './MoveForm';
import { useCallOfThread } from './useCallOfThread';

export interface CallOfThreadProps extends CallScenery {
  thread: string | null | undefined;
  contactLinks: ReactNode;
  withoutScript: ReactNode;
  site: SiteSettings;
  callHint: ReactNode;
}

/** Only this code moves focus and scrolls. */
function useFocusTarget({ on, count }: CallState['focusTarget']): void {
  useEffect(() => {
    if (count === 0) return;
    if (on === 'message') {
      document.querySelector('[data-message]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    readFrom(document.querySelector<HTMLElement>('main h1'));
  }, [on, count]);
}

export function CallOfThread(props: CallOfThreadProps) {
  const { thread, site, callHint, contactLinks, withoutScript, ...scenery } = props;
  const [state, dispatch] = useCallOfThread(thread);
  const calendar = useCalendar();
  const { screen, post, focusTarget } = state;
  const { heading, lede, card } = textsOf(screen, callInShort);
  const isUnusable = screen.kind !== 'loading' && !isBooking(screen);
  const isTrying = isUnusable && post?.kind === 'query' && post.isPressed;
  // The form appears as a whole, to prevent layout shift.
  const isFormComing =
    screen.kind === 'loading' || (isBooking(screen) && calendar.kind === 'coming');
  useFocusTarget(focusTarget);
  useEffect(() => void loadCalendar(), []);

  return (
    <CallHeadingText value={heading}>
      <CallLayout
        {...scenery}
        site={site}
        status={
          <>
            <p key={`${lede}${isTrying}`} data-loading={screen.kind === 'loading' ? '' : undefined}>
              {isTrying ? callPage.ledes.loading : lede}
            </p>
            {card && isBooking(screen) && screen.call && thread && (
              <CallCard
                call={screen.call}
                lead={card.lead}
                thread={thread}
                version={screen.version}
                text={thankYouCopy.calendarReach(site.email)}
                site={site}
                isSecond={!card.isFileFirst}
              />
            )}
          </>
        }
        help={
          isUnusable && (
            <ContactWays>
              {contactLinks}
              {screen.kind === 'unreachable' && (
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
            </ContactWays>
          )
        }
      >
        {isFormComing && <FormSpace />}
        {isBooking(screen) && calendar.kind !== 'coming' && (
          <MoveForm
            booking={screen}
            state={state}
            dispatch={dispatch}
            site={site}
            calendar={calendar}
            callHint={callHint}
          />
        )}
        {!isUnusable && (
          <ContactWays>
            {isBooking(screen) && <p>{callPage.direct}</p>}
            {thread === undefined && withoutScript}
            {contactLinks}
          </ContactWays>
        )}
      </CallLayout>
    </CallHeadingText>
  );
}
