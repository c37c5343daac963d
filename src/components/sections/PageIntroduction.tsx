import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BackLink } from '@/components/ui/BackLink';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import type { LightName } from '@/styles/lights';
import { theme } from '@/styles/theme';

interface PageIntroductionProps {
  heading: string;
  lede: string;
  /** Without, that of the element around it. */
  light?: LightName;
  /** What stands above the heading instead of the way back. */
  above?: ReactNode;
  /** What follows the lede. */
  children?: ReactNode;
  /** What is seen below the words: a `Street` or a `Drawing`, or what places itself. */
  picture?: ReactNode;
  className?: string;
}

/**
 * The beginning of an inner page: the way back, its first words and a picture. The caller sets the
 * background, and may set `--page-top`, `--heading-size`, `--heading-width` and `--text-width`.
 */
export function PageIntroduction({
  heading,
  lede,
  light,
  above = <BackLink href={paths.home} />,
  children,
  picture,
  className,
}: PageIntroductionProps) {
  return (
    <Introduction className={className} data-light={light}>
      <Words>
        {above}
        <h1>{heading}</h1>
        <p>{lede}</p>
        {children}
      </Words>
      {picture}
    </Introduction>
  );
}

/* A drawing goes on beyond its crop where there is room: here it ends. */
const Introduction = styled.section`
  position: relative;
  overflow: hidden;
  > svg { margin-top: ${theme.space.x6}; }
  @media print { > svg { display: none; } }
`;

const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: calc(${theme.height.header} + var(--page-top, clamp(1rem, 3vw, 9svh - 2.5rem)));
  h1 {
    max-width: var(--heading-width);
    margin-top: clamp(${theme.space.x3}, 1.5vw, ${theme.space.x5});
    font-size: var(--heading-size, ${theme.size.display});
  }
  h1 + p {
    max-width: var(--text-width, 34rem);
    margin-top: clamp(${theme.space.x4}, 1.7vw, ${theme.space.x5});
    font-size: ${theme.size.lede};
  }
`;
