import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { paths } from '@/lib/paths';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ClosingSectionProps {
  texts: { heading: string; text: string; action: string };
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
 * height as shares of its width: `--height` on a desktop, `--phone-height` below that; it may set `--least-width`.
 */
export function ClosingSection({ texts, scene, light, children, ...section }: ClosingSectionProps) {
  return (
    <Section {...section} data-light={light}>
      {scene}
      <Words>
        {children}
        <h2>{texts.heading}</h2>
        <Text>{texts.text}</Text>
        <ButtonLink href={paths.consultation}>{texts.action}</ButtonLink>
      </Words>
    </Section>
  );
}

const Section = styled.section`
  --drawing-width: clamp(var(--least-width, 70rem), 100vw, 116rem);
  --foot: calc(var(--phone-height) * min(100vw, 31rem));
  position: relative;
  ${media.compact} { padding-bottom: calc(var(--foot) + clamp(2rem, 7vw, 2.5rem)); }
  ${media.desktop} {
    min-height: calc(var(--height) * var(--drawing-width));
    --heading-width: 7.5em;
    --text-width: min(27rem, 35vw);
  }
  @media print { padding: 0; }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
`;

const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: min(${theme.space.section}, ${theme.space.x8});
  ${media.desktop} { padding-bottom: ${theme.space.x7}; }

  > [data-hour] { margin-bottom: clamp(1.25rem, 4vw, ${theme.space.x6}); }
  h2 {
    max-width: var(--heading-width, 11em);
    ${displayType}
  }
`;

const Text = styled.p`
  max-width: var(--text-width, 34rem);
  margin-block: ${theme.space.x4} ${theme.space.x5};
  font-size: ${theme.size.lede};
  line-height: 1.5;
  text-wrap: balance;
`;
