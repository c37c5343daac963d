'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isUuid } from '@/lib/text/isUuid';
import { media } from '@/styles/media';
import { container, loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { StyleRegistry } from '../controls/StyleRegistry';
import { CallOfThread } from './CallOfThread';

interface CallPageProps {
  /** The address and the number to reach the agency. */
  reach: ReactNode;
  site: SiteSettings;
  /** When we call. */
  callHint: string;
}

/** The id of the thread whose call the address names; null without one. It stands behind `#`, which no server sees. */
function threadInAddress(): string | null {
  const key = window.location.hash.slice(1).toLowerCase();
  return isUuid(key) ? key : null;
}

function onOtherKey(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** A call, shown, moved and given up by whoever has its link (docs/product.md, "Your call"). */
export function CallPage({ reach, site, callHint }: CallPageProps) {
  const thread = useSyncExternalStore(onOtherKey, threadInAddress, () => undefined);
  return (
    <StyleRegistry>
      <Place data-hydrating={thread === undefined ? '' : undefined}>
        {thread === undefined && (
          <noscript>
            <p>{callPage.withoutScript}</p>
          </noscript>
        )}
        {thread === undefined && <Looking data-looking="">{callPage.looking}</Looking>}
        {thread === null && <p>{callPage.unknown}</p>}
        {thread && <CallOfThread key={thread} thread={thread} site={site} callHint={callHint} />}
        <Reach>{reach}</Reach>
      </Place>
    </StyleRegistry>
  );
}

/* What is being looked up is as high as a window, so that the links below do not move in sight when the call comes. */
const Place = styled.div`
  ${container}
  padding-block: ${theme.space.x6} ${theme.space.section};
  > * { max-width: ${theme.width.form}; }
  > [data-looking] { min-height: 100svh; }
`;

const Looking = styled.p`
  ${media.noScript} { display: none; }
`;

const Reach = styled.div`
  margin-top: ${theme.space.x3};
  ul { display: flex; flex-wrap: wrap; column-gap: ${theme.space.x5}; }
  a { ${loneLink} text-decoration: underline; }
`;
