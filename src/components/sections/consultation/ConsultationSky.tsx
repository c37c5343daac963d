import type { ReactNode } from 'react';
import styled from 'styled-components';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * The background of the consultation page, in the light of its one child (`data-light`): the ground below the street,
 * brighter toward the end of the form; once the request is sent (`data-sent`), the sky above the street.
 */
export function ConsultationSky({ children }: { children: ReactNode }) {
  return <Sky>{children}</Sky>;
}

const morningSky = lightGradient({
  skyTop: '3rem',
  skyMiddle: 'calc(100% - var(--bright) - 1rem)',
  skyLow: 'calc(100% - 0.82 * var(--bright))',
  skyHaze: 'calc(100% - 0.68 * var(--bright))',
  skyGlow: 'calc(100% - 0.58 * var(--bright))',
  skyHorizon: '',
});

/* Words end where the sky becomes too light for them. */
const Sky = styled.div`
  > :not([data-sent]) {
    background: linear-gradient(
      in oklab, ${lightColor.ground}, ${theme.color.dawn} 20%, ${lightColor.pageHigh} 75%, ${lightColor.pageFoot}
    );
  }

  > [data-sent] {
    position: relative;
    display: grid;
    /* Below desktop width, Thank You's first three parts are above the street, the others on its ground. */
    ${media.compact} {
      --bright: 18rem;
      grid-template: repeat(3, auto) [street-start] auto [street-end] / minmax(0, 1fr);
      background: ${lightColor.ground};
      &::before { content: ''; grid-area: 1 / 1 / street-end; background: ${morningSky}; }
    }
    ${media.tablet} { --bright: 24rem; }
    /* The whole first screen, down to the ground. */
    ${media.desktop} {
      --bright: 9rem;
      background: ${morningSky};
      min-height: min(100svh - 1.5rem, 64rem);
    }
  }
`;
