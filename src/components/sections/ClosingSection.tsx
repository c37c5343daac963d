import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { paths } from '@/lib/paths';
import { stripSection } from '@/scenes/layout/strip';
import { lightColor } from '@/styles/lightStyles';
import type { LightName } from '@/styles/lights';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface ClosingSectionProps {
  texts: { heading: string; text: string; action: string };
  scene: ReactNode;
  /** Must equal `endLight` of the page's frame. Night also needs a rule in `Footer.tsx`. */
  light: LightName;
  /** Draws a line above the scene. */
  edge?: 'always' | 'belowDesktop';
  id?: string;
  children?: ReactNode;
}

export function ClosingSection(props: ClosingSectionProps) {
  const { id, texts, scene, light, edge, children } = props;
  return (
    <Section id={id} data-light={light} data-edge={edge}>
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

const edgeLine = `border-top: 2px solid ${lightColor.wallEdge};`;

const Section = styled.section`
  ${stripSection}
  ${media.belowDesktop} { row-gap: clamp(2rem, 7vw, 2.5rem); }
  ${media.desktop} {
    --heading-width: 7.5em;
    --text-width: min(27rem, 35vw);
  }
  &[data-edge='always'] { ${edgeLine} }
  ${media.belowDesktop} { &[data-edge='belowDesktop'] { ${edgeLine} } }
  ${media.desktop} {
    &[data-edge='always'] [data-strip] { margin-top: -2px; }
  }
  /* The footer begins within it, because Chromium may put a break before the footer. */
  @media print { margin-bottom: -11rem; padding-bottom: 12rem; break-before: avoid; break-inside: avoid; }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
`;

const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: min(${theme.space.section}, ${theme.space.x8});
  ${media.desktop} { padding-bottom: ${theme.space.x7}; }

  > [data-hour] { margin-bottom: ${theme.space.x3}; }
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
`;
