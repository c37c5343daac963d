import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Page } from '@/content/pages';
import { skipLabel } from '@/content/site';
import { StreetParts } from '@/scenes/layout/StreetParts';
import type { LightName } from '@/styles/lights';
import { theme } from '@/styles/theme';
import { Footer } from './Footer';
import { Header } from './Header';

interface PageFrameProps {
  /** Left out for unknown addresses. */
  page?: Page;
  /** Whether the first screen is a street, whose ground the page's background continues. */
  begins?: 'street' | undefined;
  /**
   * The light of its last section, whose ground color the footer continues (`data-ends`). The
   * consultation page changes it when the request is sent.
   */
  ends?: LightName | undefined;
  children: ReactNode;
}

/** The shared layout of all pages: skip link, header, main element, footer and background, and the street's parts. */
export function PageFrame({ page, begins, ends, children }: PageFrameProps) {
  return (
    <Frame id="page" data-begins={begins} data-ends={ends}>
      <Skip href="#content" className="button" data-variant="primary">
        {skipLabel}
      </Skip>
      <StreetParts />
      <Header page={page} />
      <main id="content" lang={page?.language} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </Frame>
  );
}

const Skip = styled.a`
  position: fixed;
  top: ${theme.space.x3};
  left: ${theme.space.gutter};
  z-index: 3;

  &:not(:focus) { clip-path: inset(50%); }
`;

/* The background of the whole page, from its first hour to its last. */
const Frame = styled.div`
  --night: ${theme.color.ink};
  --closed: 0%;
  position: relative;
  flex: 1 0 auto;
  display: flex;
  flex-direction: column;
  /* Keeps what stands behind its siblings in front of the page's background. */
  isolation: isolate;
  background: linear-gradient(
    in oklab,
    var(--night) var(--closed),
    ${theme.color.ink} 35%,
    ${theme.color.indigo} 60%,
    ${theme.color.dawn}
  );

  &[data-begins='street'] {
    --night: ${theme.color.street};
    --closed: min(100svh, 64rem);
  }
`;
