import type { ReactNode } from 'react';
import { StreetParts } from '@/components/street/StreetParts';
import { Header } from './Header';

interface PageFrameProps {
  /** The page's own path, marked in the header; left out where no link leads. */
  path?: string;
  children: ReactNode;
}

/** The header and the main element of a page, and the street that its pictures show. A layout could not tell the header where it is. */
export function PageFrame({ path, children }: PageFrameProps) {
  return (
    <>
      <StreetParts />
      <Header path={path} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
