import { css } from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';

export const sectionGap = 'clamp(1.75rem, 2.2vw, 2.75rem)';

export const columnGap = 'clamp(1rem, 2.2vw, 2rem)';

/** A scene from edge to edge, on a phone in the shape of the drawings' crops. */
export const bleeding = css`
  position: relative;
  margin: 0 calc(-1 * var(--side));
  aspect-ratio: 2;
  ${media.phone} { aspect-ratio: 4 / 3; }
  @media print { display: none; }
`;

/** Continues the scene's ground below it. */
export const groundBelow = css`
  z-index: -1;
  &::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 24rem;
    background: linear-gradient(var(--blend), ${lightColor.ground}, transparent);
  }
`;

/** On a desktop, the scene fills the section behind its words. The caller sets its rows. */
export const behindWords = css`
  ${groundBelow}
  position: absolute;
  inset: 0;
  margin-top: calc(-1 * var(--pad));
  aspect-ratio: auto;
`;
