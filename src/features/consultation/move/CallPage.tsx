'use client';

import { useSyncExternalStore } from 'react';
import { uuidPattern } from '@/lib/text/formats';
import { StyleRegistry } from '../page/StyleRegistry';
import { useSecondPress } from '../page/useSecondPress';
import { CallOfThread, type CallOfThreadProps } from './CallOfThread';

/** Mail clients append things to a link. */
function threadInAddress(): string | null {
  return uuidPattern.exec(window.location.hash.toLowerCase())?.[0] ?? null;
}

function onOtherKey(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** See docs/product.md, "Your call". */
export function CallPage(props: Omit<CallOfThreadProps, 'thread'>) {
  const thread = useSyncExternalStore(onOtherKey, threadInAddress, () => undefined);
  useSecondPress();
  return (
    <StyleRegistry>
      <div data-hydrating={thread === undefined ? '' : undefined}>
        <CallOfThread key={thread} thread={thread} {...props} />
      </div>
    </StyleRegistry>
  );
}
