import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { isPublic, type Page } from '@/content/pages';
import { skipLabel } from '@/content/site';
import { delayPictures, pauseMotion } from '@/lib/browser/beforePaint';
import { StreetParts } from '@/scenes/layout/StreetParts';
import { GlobalStyle, siteFallbacks } from '@/styles/GlobalStyle';
import type { LightName } from '@/styles/lights';
import { PlainColors } from '@/styles/PlainColors';
import { theme } from '@/styles/theme';
import { Footer } from './Footer';
import { Header } from './Header';

interface PageFrameProps {
  /** Absent on the 404 page. */
  page?: Page | undefined;
  phone?: string | undefined;
  /** Night by default. */
  endLight?: LightName;
  children: ReactNode;
}

export function PageFrame({ page, phone, endLight, children }: PageFrameProps) {
  return (
    <div id="page" data-ends={endLight}>
      <PageTop page={page} phone={phone} />
      <main id="content">{children}</main>
      <PageEnd page={page} phone={phone} />
    </div>
  );
}

export function PageTop({ page, phone }: Pick<PageFrameProps, 'page' | 'phone'>) {
  return (
    <>
      <theme.GlobalStyle theme={theme.raw} />
      <GlobalStyle $hasFields={page?.hasFields} />
      {page && isPublic(page) && !page.hydrated && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constants
        <script data-ahead="" dangerouslySetInnerHTML={{ __html: beforePaint(page) }} />
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

const beforePaint = ({ moves }: Page) => (moves ? pauseMotion : '') + delayPictures;

const Skip = styled.a`
  position: fixed;
  top: ${theme.space.x3};
  left: ${theme.space.gutter};
  z-index: 3;

  &:not(:focus) { clip-path: inset(50%); }
  @media print { display: none; }
`;

/**
 * Loads the fallback faces first: while Firefox loads a web font, it loads no other face of the same font-family list.
 * Not positioned, because browsers lay out positioned elements last.
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

const faceStyles = siteFallbacks.map(
  ({ family, weight }, index) => css`
    [data-face='${index}'] { font: ${weight.split(' ')[0]} 1px '${family}'; }
  `,
);

const Faces = styled.div`
  height: 0;
  overflow: hidden;
  visibility: hidden;
  ${faceStyles}
  ::before { content: 'a'; }
`;
