import { css } from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';

export const sectionGap = 'clamp(1.75rem, 2.2vw, 2.75rem)';

export const columnGap = 'clamp(1rem, 2.2vw, 2rem)';

/** On a phone it has the ratio of the drawings' crops. */
export const bleeding = css`
  position: relative;
  margin: 0 calc(-1 * var(--side));
  aspect-ratio: 2;
  ${media.phone} { aspect-ratio: 4 / 3; }
  @media print { display: none; }
`;

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

/** The caller sets the rows. */
export const behindWords = css`
  ${groundBelow}
  position: absolute;
  inset: 0;
  margin-top: calc(-1 * var(--pad));
  aspect-ratio: auto;
`;
