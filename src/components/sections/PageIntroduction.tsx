import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Arrow } from '@/components/ui/Arrow';
import { backLabel } from '@/content/site';
import { paths } from '@/lib/paths';
import { media } from '@/styles/media';
import { container, loneLink } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface PageIntroductionProps {
  heading: ReactNode;
  lede?: ReactNode;
  above?: ReactNode;
  children?: ReactNode;
  scene?: ReactNode;
  className?: string;
}

/**
 * The caller sets the background. Optional: `--page-top`, `--heading-size`, `--heading-width`, `--text-width`, and
 * `--foot` (the scene's height below the words).
 */
export function PageIntroduction({
  heading,
  lede,
  above = <BackLink />,
  children,
  scene,
  className,
}: PageIntroductionProps) {
  return (
    <Introduction className={className}>
      <Words>
        {above}
        <h1>{heading}</h1>
        {lede && <Lede>{lede}</Lede>}
        {children}
      </Words>
      {/* Last, because it loads late and must not shift the words. */}
      {scene}
    </Introduction>
  );
}

const Introduction = styled.section`
  position: relative;
  padding-bottom: var(--foot, 0);
  @media print { --foot: 0; }
`;

const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  /* Clear of the header, which is transparent up to 50 px of scroll. */
  padding-top: calc(${theme.height.header} + var(--page-top, clamp(2rem, 3vw, 9svh - 2.5rem)));
  h1 {
    max-width: var(--heading-width);
    margin-top: clamp(${theme.space.x3}, 1.5vw, ${theme.space.x5});
    font-size: var(--heading-size, ${theme.size.display});
  }
`;

const Lede = styled.p`
  max-width: var(--text-width, 34rem);
  margin-top: clamp(${theme.space.x4}, 1.7vw, ${theme.space.x5});
  font-size: ${theme.size.lede};
  ${media.phone} { line-height: 1.45; }
`;

export function BackLink() {
  return (
    <Back href={paths.home}>
      <Arrow to="left" />
      {backLabel}
    </Back>
  );
}

const Back = styled.a`
  ${loneLink}
  @media print { display: none; }
  gap: ${theme.space.x2};
  padding-right: ${theme.space.x3};
  color: ${theme.color.muted};
  font-weight: ${theme.weight.medium};
`;
