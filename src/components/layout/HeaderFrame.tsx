'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

/** Pixels of scroll after which the header turns opaque (spec, section 9). */
const scrollThreshold = 50;

function subscribeToScroll(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

interface HeaderFrameProps {
  className?: string;
  children: ReactNode;
}

/** The header element; `data-scrolled` says whether the page has been scrolled past the threshold. */
export function HeaderFrame({ className, children }: HeaderFrameProps) {
  const scrolled = useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > scrollThreshold,
    () => false,
  );
  return (
    <header className={className} data-scrolled={scrolled}>
      {children}
    </header>
  );
}
