'use client';

import { useSyncExternalStore } from 'react';
import { StyleRegistry } from '../page/StyleRegistry';
import { CallOfThread, type CallOfThreadProps } from './CallOfThread';

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/** Mail clients append things to a link. */
function threadInAddress(): string | null {
  return uuid.exec(window.location.hash.toLowerCase())?.[0] ?? null;
}

function onOtherKey(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** See docs/product.md, "Your call". */
export function CallPage(props: Omit<CallOfThreadProps, 'thread'>) {
  const thread = useSyncExternalStore(onOtherKey, threadInAddress, () => undefined);
  return (
    <StyleRegistry>
      <div data-hydrating={thread === undefined ? '' : undefined}>
        <CallOfThread key={thread} thread={thread} {...props} />
      </div>
    </StyleRegistry>
  );
}
