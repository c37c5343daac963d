import { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/** The picture's own colors, also where a reader has forced a palette: its text stands on its own ground. */
const { signal, signalLit, signalDeep, onSignal, text, ink } = theme.raw.color;

/** Comes into place and stays. */
const arrive = keyframes`
  from { opacity: 0; transform: translateY(10px); }
`;

/** Lights up and stays. */
const light = keyframes`
  from { opacity: 0; }
`;

/** Comes along a hanging wire, from where the scene says. */
const travel = keyframes`
  from { opacity: 0; transform: translate(var(--dx), var(--dy)); }
  15% { opacity: 1; }
  55% { transform: translate(calc(0.45 * var(--dx)), calc(0.45 * var(--dy) + 9px)); }
`;

/** Flashes and is gone. */
const flash = keyframes`
  0%, 100% { opacity: 0.15; }
  50% { opacity: 1; }
`;

/** Seconds from a scene's coming into view to its first part, and between two turns. */
const firstPart = 0.7;
const turn = 0.6;

const turns = Array.from(
  { length: 8 },
  (_, index) =>
    `.t${index + 1} { animation-delay: ${(firstPart + index * turn).toFixed(1)}s !important; }`,
).join('\n');

/**
 * The look of all service scenes and of their frame, `.picture`; set once by the section that holds
 * them. The base style of every part is the finished picture, so a reader who asked for less motion
 * (or whose browser is old) sees it complete and still.
 */
export const sceneStyles = css`
  .picture:has(.scene) {
    container-type: inline-size;
    position: relative;
    overflow: hidden;
    background: linear-gradient(in oklab, var(--sky), var(--low));
    forced-color-adjust: none;
    @media print { display: none; }
  }
  .scene {
    /* As wide as its frame and standing on its lower edge: what is higher shows more of the sky. */
    position: absolute;
    bottom: 0;
    left: 0;
    width: 100%;
    aspect-ratio: 4 / 3;
    overflow: visible;
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;

    .wall { fill: var(--wall); }
    .edged, .line, .wire { stroke: var(--edge); stroke-width: 1.2px; }
    .wire { stroke-dasharray: 0.5 4; }
    .far { fill: var(--far); }
    .hill { fill: var(--hill); }
    .ground { fill: #0d0a24; }
    .dark, .asleep { fill: #120d2c; }
    .asleep { stroke: var(--edge); stroke-opacity: 0.45; }
    .person { fill: #0c081f; }
    .limb { stroke: #0c081f; stroke-width: 7px; }
    .awake { fill: #d9dcff; }
    .shade { fill: #9a97d8; }
    .amber { fill: ${signal}; }
    .glow { fill: ${signalLit}; }
    .halo { fill: ${signal}; opacity: 0.2; }
    .pool { fill: ${signal}; fill-opacity: 0.2; filter: blur(4px); }
    .inside { fill: ${onSignal}; }
    .awning { fill: #2b1c52; }
    .stripe { fill: #53307a; }
    .board { fill: ${ink}; stroke: var(--edge); }
    .word { stroke: ${text}; stroke-width: 2.4px; }
    .moon { fill: #eadfd6; }
    .stars { stroke: ${text}; stroke-width: 1.6px; opacity: 0.75; }
    .ink { stroke: ${onSignal}; stroke-width: 1.8px; }
    .handles { stroke: ${signal}; stroke-width: 2px; }
    .said { fill: ${ink}; stroke: #7680b4; stroke-width: 1.2px; }
    .own { fill: ${signalDeep}; stroke: ${signal}; }
    .pane { fill: #d9dcff; opacity: 0.14; }
    .glass { fill: #4c6aa8; }
    .keys { stroke: #9a97d8; stroke-width: 6px; }
    .ring { stroke: #d9dcff; stroke-width: 2.4px; }
    .d1 { --dx: -115px; --dy: -52px; }
    .d2 { --dx: -187px; --dy: -30px; }
    .d3 { --dx: -260px; --dy: -24px; }
    .call { --dx: -64px; --dy: 80px; }
    text { fill: ${text}; font: ${theme.weight.strong} 16px ${theme.font.text}; forced-color-adjust: none; }
    .on { fill: ${onSignal}; }
  }
  /* Where its words would be too small to read, the picture does without. */
  @container (max-width: 15rem) { .scene .fine { display: none; } }

  ${media.motion} {
    .scene[data-awake] {
      .arrive { animation: ${arrive} 450ms ease-out backwards; }
      .light { animation: ${light} 450ms ease-out backwards; }
      .travel { animation: ${travel} 1.1s ease-in-out backwards; }
      .flash { animation: ${flash} 500ms ease-in-out 3; }
      ${turns}
    }
  }
`;
