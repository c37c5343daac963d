import { css } from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';

/** On a desktop: in a short window the first field comes before the picture. */
const desktopFoot = 'clamp(3.25rem, 12svh - 2rem, 4.75rem)';

/** `--foot`: the room for the street below the intro's words. `--glow`: how far up its light reaches. */
export const introFoot = css`
  --foot: 9.25rem;
  --glow: 8rem;
  ${media.phone} { --foot: 7.25rem; }
  ${media.desktop} { --foot: ${desktopFoot}; --glow: calc(1.7 * var(--foot)); }
`;

/** The same sky as on the home page at this hour, from the ground up; words end where its light begins. */
export const introSky = `linear-gradient(
  to top in oklab,
  ${lightColor.skyHorizon} calc(0.2 * var(--glow)),
  ${lightColor.skyGlow} calc(0.42 * var(--glow)),
  ${lightColor.skyHaze} calc(0.6 * var(--glow)),
  ${lightColor.skyMiddle} var(--glow),
  ${lightColor.skyTop}
)`;
