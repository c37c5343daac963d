import type { ReactNode } from 'react';
import styled from 'styled-components';
import { closingPlace } from '@/scenes/layout/closing';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { type ClosingTexts, ClosingWords } from './ClosingWords';

interface ClosingSectionProps {
  texts: ClosingTexts;
  /** A scene, which fills the section behind the words. */
  scene: ReactNode;
  light: LightName;
  id?: string;
  className?: string;
  /** Content above the heading. */
  children?: ReactNode;
}

/**
 * The end of a page: words above a scene, on a desktop within it. The caller sets the background, and the scene's
 * height as shares of its width: `--height` on a desktop, `--phone-height` below that.
 */
export function ClosingSection({ texts, scene, light, children, ...section }: ClosingSectionProps) {
  return (
    <Section {...section} data-light={light} data-below="">
      {scene}
      <ClosingWords {...texts}>{children}</ClosingWords>
    </Section>
  );
}

const Section = styled.section`
  ${closingPlace.width}: clamp(70rem, 100vw, 116rem);
  ${closingPlace.foot}: calc(var(--phone-height) * min(100vw, 31rem));
  position: relative;
  ${media.compact} { padding-bottom: calc(var(${closingPlace.foot}) + clamp(1.25rem, 5vw, 2.5rem)); }
  ${media.desktop} {
    min-height: calc(var(--height) * var(${closingPlace.width}));
    --heading-width: 7.5em;
    --text-width: min(27rem, 35vw);
  }
  @media print { padding: 0; }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
`;
