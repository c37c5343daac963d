import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Page } from '@/content/pages';
import { skipLabel } from '@/content/site';
import { StreetParts } from '@/scenes/layout/StreetParts';
import { GlobalStyle } from '@/styles/GlobalStyle';
import { PlainColors } from '@/styles/PlainColors';
import { theme } from '@/styles/theme';
import { FallbackFaces } from './FallbackFaces';
import { Footer } from './Footer';
import { Header } from './Header';

interface PageFrameProps {
  /** Left out for unknown addresses. */
  page?: Page | undefined;
  children: ReactNode;
}

/** The shared layout of all pages: main element, background, and what {@link PageTop} and {@link PageEnd} have. */
export function PageFrame({ page, children }: PageFrameProps) {
  return (
    <div id="page">
      <PageTop page={page} />
      <main id="content" lang={page?.translates?.language}>
        {children}
      </main>
      <PageEnd />
    </div>
  );
}

/** What is in front of a page's main element: the shared styles, the skip link, the street's parts and the header. */
export function PageTop({ page }: Omit<PageFrameProps, 'children'>) {
  return (
    <>
      <theme.GlobalStyle theme={theme.raw} />
      <GlobalStyle $hasForm={page?.hydrated} />
      <FallbackFaces />
      <Skip href="#content" className="button" data-variant="primary">
        {skipLabel}
      </Skip>
      <StreetParts />
      <Header page={page} />
    </>
  );
}

export function PageEnd() {
  return (
    <>
      <Footer />
      <PlainColors />
    </>
  );
}

const Skip = styled.a`
  position: fixed;
  top: ${theme.space.x3};
  left: ${theme.space.gutter};
  z-index: 3;

  &:not(:focus) { clip-path: inset(50%); }
`;
