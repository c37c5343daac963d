'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { callPage } from '@/content/copy/callPage';
import type { SiteSettings } from '@/lib/settings/siteSettings';
import { isUuid } from '@/lib/text/isUuid';
import { media } from '@/styles/media';
import { StyleRegistry } from '../page/StyleRegistry';
import { CallLayout, type CallScenery, Reach, Room } from './CallLayout';
import { CallOfThread } from './CallOfThread';

interface CallPageProps extends CallScenery {
  /** The address and the number to reach the agency. */
  reach: ReactNode;
  site: SiteSettings;
  /** When we call. */
  callHint: ReactNode;
  /** What keeps the place of day and time (`CallSpace`). */
  callRoom: ReactNode;
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
export function CallPage(props: CallPageProps) {
  const thread = useSyncExternalStore(onOtherKey, threadInAddress, () => undefined);
  const { intro, street, reach } = props;
  return (
    <StyleRegistry>
      <div data-hydrating={thread === undefined ? '' : undefined}>
        {thread === undefined && (
          <CallLayout intro={intro} street={street} said={<Looking>{callPage.looking}</Looking>}>
            <Room />
            <Reach>
              <noscript>
                <p>{callPage.withoutScript}</p>
              </noscript>
              {reach}
            </Reach>
          </CallLayout>
        )}
        {thread === null && (
          <CallLayout
            intro={intro}
            street={street}
            said={<p>{callPage.unknown}</p>}
            help={<Reach>{reach}</Reach>}
          />
        )}
        {thread && <CallOfThread key={thread} thread={thread} {...props} />}
      </div>
    </StyleRegistry>
  );
}

const Looking = styled.p`
  ${media.noScript} { display: none; }
`;
