import { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';

const fade = keyframes`to { opacity: 0; }`;

/**
 * An earlier sky over an element's background, which fades as the element is scrolled into view. A sky is right at any
 * brightness, so nothing rests unfinished. Browsers without scroll-driven animations show the later sky at once.
 *
 * @param earlier its background
 */
export const breakingDay = (earlier: string) => css`
  ${media.screenColors} {
    @supports (animation-timeline: view()) {
      &::before {
        content: '';
        position: absolute;
        inset: 0;
        background: ${earlier};
        opacity: 0;
        pointer-events: none;
        ${media.motion} { animation: ${fade} linear both; opacity: 1; animation-timeline: view(); animation-range: cover 15% cover 55%; }
      }
    }
  }
`;
