import type { ReactNode } from 'react';

/** The drawing surface of a service's scene. Decorative: the text beside it says the same. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className="scene"
      data-scene=""
      suppressHydrationWarning
      viewBox="0 0 400 300"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
