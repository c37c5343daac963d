import { type ReactNode, useEffect, useRef } from 'react';
import { callPage } from '@/content/copy/callPage';
import { thankYouCopy } from '@/content/copy/consultation';
import { readFrom } from '@/lib/browser/readFrom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { CallCard } from '../call/CallCard';
import { CallLayout, type CallScenery, Reach, Room } from './CallLayout';
import { MoveForm } from './MoveForm';
import { useCallOfThread } from './useCallOfThread';

interface CallOfThreadProps extends CallScenery {
  thread: string;
  /** The address and the number to reach the agency. */
  reach: ReactNode;
  site: SiteSettings;
  /** When we call. */
  callHint: ReactNode;
  /** What keeps the place of day and time (`CallSpace`). */
  callRoom: ReactNode;
}

/** What the server says that a thread holds, and what can be done about it. */
export function CallOfThread(props: CallOfThreadProps) {
  const { thread, site, callHint, callRoom, reach, ...scenery } = props;
  const { shown, isMoving, move, tryAgain } = useCallOfThread(thread);
  const changed = useRef<HTMLHeadingElement>(null);
  const what = shown.kind === 'known' ? shown.changed : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another change of the same kind is read, too
  useEffect(() => {
    if (!what) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    readFrom(changed.current);
  }, [what, shown]);

  const known = shown.kind === 'known' ? shown : null;
  const canTry = shown.kind === 'silent' || shown.kind === 'tooMany';
  const canHelp = known !== null || shown.kind === 'looking';
  return (
    <CallLayout
      {...scenery}
      said={
        <>
          {what && (
            <h2 ref={changed} tabIndex={-1}>
              {callPage[what]}
            </h2>
          )}
          {known?.call && (
            <CallCard
              call={known.call}
              lead={thankYouCopy.heldCall}
              thread={thread}
              version={known.version}
              text={thankYouCopy.calendarReach(site.email)}
              site={site}
              isSecond={!what}
            />
          )}
          {known && !known.call && <p>{callPage.none}</p>}
          {shown.kind !== 'known' && <p>{callPage[shown.kind]}</p>}
        </>
      }
      help={
        !canHelp && (
          <Reach>
            {reach}
            {canTry && (
              <button type="button" className="button" data-variant="secondary" onClick={tryAgain}>
                {callPage.tryAgain}
              </button>
            )}
          </Reach>
        )
      }
    >
      {shown.kind === 'looking' && <Room />}
      {known && (
        <MoveForm
          // Another choice begins with another call.
          key={known.version}
          call={known.call}
          refused={known.refused}
          isMoving={isMoving}
          move={move}
          site={site}
          callHint={callHint}
          callRoom={callRoom}
        />
      )}
      {canHelp && (
        <Reach>
          {known && <p>{callPage.direct}</p>}
          {reach}
        </Reach>
      )}
    </CallLayout>
  );
}
