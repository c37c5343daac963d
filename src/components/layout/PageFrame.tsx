import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Page } from '@/content/pages';
import { skipLabel } from '@/content/site';
import { pauseBeforePaint } from '@/lib/browser/pausedMotion';
import { StreetParts } from '@/scenes/layout/StreetParts';
import { GlobalStyle, siteFallbacks } from '@/styles/GlobalStyle';
import type { LightName } from '@/styles/lights';
import { PlainColors } from '@/styles/PlainColors';
import { theme } from '@/styles/theme';
import { Footer } from './Footer';
import { Header } from './Header';

interface PageFrameProps {
  /** Left out for unknown addresses. */
  page?: Page | undefined;
  /** The telephone number of its menu and footer, such as that of one town; by default the agency's. */
  phone?: string | undefined;
  /** The light in which the main element ends, which the footer continues; without it, the footer has the night's. */
  ends?: LightName;
  children: ReactNode;
}

/** The shared layout of all pages: main element, background, and what {@link PageTop} and {@link PageEnd} have. */
export function PageFrame({ page, phone, ends, children }: PageFrameProps) {
  return (
    <div id="page" data-ends={ends}>
      <PageTop page={page} phone={phone} />
      <main id="content">{children}</main>
      <PageEnd page={page} phone={phone} />
    </div>
  );
}

/** What is in front of a page's main element: the shared styles, the skip link, the street's parts and the header. */
export function PageTop({ page, phone }: Pick<PageFrameProps, 'page' | 'phone'>) {
  return (
    <>
      <theme.GlobalStyle theme={theme.raw} />
      <GlobalStyle $hasFields={page?.hasFields} />
      {page?.moves && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        <script data-ahead="" dangerouslySetInnerHTML={{ __html: pauseBeforePaint }} />
      )}
      <FallbackFaces />
      <Skip href="#content" className="button" data-variant="primary">
        {skipLabel}
      </Skip>
      <StreetParts />
      <Header page={page} phone={phone} />
    </>
  );
}

export function PageEnd({ page, phone }: Pick<PageFrameProps, 'page' | 'phone'>) {
  return (
    <>
      <Footer page={page} phone={phone} />
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
  @media print { display: none; }
`;

/**
 * One hidden character in each of the site's fallback faces, ahead of everything else. While a web font loads,
 * Firefox loads no further face of the same list, so that it would skip the fallbacks and the page would shift; a
 * loaded face it uses. In the flow, because absolutely positioned elements are laid out after the headline. An
 * example's typeface loads after its fallback, and needs none.
 */
function FallbackFaces() {
  return (
    <Faces>
      {siteFallbacks.map(({ family, weight }, index) => (
        <i key={family + weight} data-face={index} />
      ))}
    </Faces>
  );
}

const places = siteFallbacks.map(
  ({ family, weight }, index) => css`
    [data-face='${index}'] { font: ${weight.split(' ')[0]} 1px '${family}'; }
  `,
);

const Faces = styled.div`
  height: 0;
  overflow: hidden;
  visibility: hidden;
  ${places}
  ::before { content: 'a'; }
`;
