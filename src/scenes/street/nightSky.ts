import { css, keyframes } from 'styled-components';
import { deferredSceneBox } from '@/scenes/drawing/box';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { part } from './parts';

const comeOn = keyframes`
  from { opacity: 0; }
`;

/**
 * Box of a sky with the street along its lower edge, `--street-height` high. `--sky` is the timeline of the box
 * while it scrolls by. No star is behind the words on its left.
 */
export const nightSky = css`
  ${deferredSceneBox}
  view-timeline: --sky;
  ${part('stars')} { clip-path: inset(0 0 0 54%) fill-box; }
  ${media.screenColors} {
    background: linear-gradient(
      in oklab,
      ${lightColor.skyTop},
      ${lightColor.skyMiddle} 45%,
      ${lightColor.skyHaze} 66%,
      ${lightColor.skyGlow} 84%,
      ${lightColor.skyHorizon} calc(100% - 0.5rem)
    );
  }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
  @media print { display: none; }
`;

/** The street's position in that box; its svg may be wider than the box. */
export const streetOfSky = css`
  position: absolute;
  inset: auto 0 0;
  height: var(--street-height);
  svg { height: 100%; }
`;

/** Animation while the box scrolls by; by default a light that turns on. */
export const withScroll = css`
  animation: ${comeOn} linear both;
  animation-timeline: --sky;
  animation-range: entry 70% cover 50%;
`;
