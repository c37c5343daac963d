import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BackLink } from '@/components/ui/BackLink';
import { paths } from '@/lib/paths';
import { container } from '@/styles/container';
import { theme } from '@/styles/theme';

interface PageWordsProps {
  heading: string;
  lede: string;
  /** What stands above the heading instead of the way back. */
  above?: ReactNode;
  /** What follows the lede. */
  children?: ReactNode;
}

/**
 * What an inner page says first. The page may set `--page-top`, `--heading-size`, `--heading-width` and
 * `--text-width`, and has the ground and the picture.
 */
export function PageWords({
  heading,
  lede,
  above = <BackLink href={paths.home} />,
  children,
}: PageWordsProps) {
  return (
    <Words>
      {above}
      <h1>{heading}</h1>
      <p>{lede}</p>
      {children}
    </Words>
  );
}

const Words = styled.div`
  ${container}
  position: relative;
  z-index: 1;
  padding-top: calc(${theme.height.header} + var(--page-top, clamp(1rem, 3vw, 3.5rem)));
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
