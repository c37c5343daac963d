import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import { thankYouCopy } from '@/content/copy/consultation';
import { readFrom } from '@/lib/browser/readFrom';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { theme } from '@/styles/theme';
import { CallCard } from '../controls/CallCard';
import { MoveForm } from './MoveForm';
import { useCallOfThread } from './useCallOfThread';

interface CallOfThreadProps {
  thread: string;
  site: SiteSettings;
  /** When we call. */
  callHint: string;
}

/** What the server says that a thread holds, and what can be done about it. */
export function CallOfThread({ thread, site, callHint }: CallOfThreadProps) {
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
  return (
    <>
      <Held role="status" data-looking={shown.kind === 'looking' ? '' : undefined}>
        {what && (
          <h2 ref={changed} tabIndex={-1}>
            {callPage[what]}
          </h2>
        )}
        {known?.call && (
          <CallCard
            call={known.call}
            lead={callPage.on}
            thread={thread}
            version={known.version}
            text={thankYouCopy.calendarReach(site.email)}
            site={site}
            isSecond={!what}
          />
        )}
        {known && !known.call && <p>{callPage.none}</p>}
        {shown.kind !== 'known' && <p>{callPage[shown.kind]}</p>}
      </Held>
      {canTry && (
        <Again type="button" className="button" data-variant="secondary" onClick={tryAgain}>
          {callPage.tryAgain}
        </Again>
      )}
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
        />
      )}
      {known && <Direct>{callPage.direct}</Direct>}
    </>
  );
}

const Held = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.x4};
  h2 { font-size: ${theme.size.title}; }
`;

const Again = styled.button`
  margin-top: ${theme.space.x4};
`;

const Direct = styled.p`
  margin-top: ${theme.space.x7};
  padding-top: ${theme.space.x4};
  border-top: 1px solid ${theme.color.line};
`;
