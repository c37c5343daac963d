import { css, keyframes } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

/**
 * The drawing kit of all scenes: one line weight at every size, one palette, one amber light.
 * Parts are marked by class. The base style of every part is the finished picture, so a reader who
 * asked for less motion (or whose browser is old) sees it complete and still.
 */
export const sceneStyles = css`
  width: 100%;
  height: auto;
  overflow: visible;
  aspect-ratio: 4 / 3;
  /* Plays once, when it comes into view; until then, and without script, the finished picture. */
  &:not([data-awake]) * { animation-name: none !important; }
  ${media.reducedMotion} { * { animation-name: none !important; } }
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;

  .edge, .sheet, .raised, .lit-edge, .cool-edge, .faint {
    stroke: ${theme.color.control};
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  .faint { stroke: ${theme.color.lineLit}; }
  .sheet { fill: ${theme.color.surface}; }
  .raised { fill: ${theme.color.raised}; }
  .cool-edge { stroke: ${theme.color.cool}; }
  .lit-edge { stroke: ${theme.color.signal}; }
  .bar { fill: ${theme.color.control}; }
  .dim { fill: ${theme.color.lineLit}; }
  .cool { fill: ${theme.color.cool}; }
  .pale { fill: ${theme.color.text}; }
  .lit { fill: ${theme.color.signal}; }
  .deep { fill: ${theme.color.signalDeep}; }
  .on-lit { fill: ${theme.color.onSignal}; }

  text {
    font-family: ${theme.font.text};
    font-size: 17px;
    font-weight: ${theme.weight.strong};
    stroke: none;
  }
`;

/** Comes into place and stays. */
export const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/** Lights up and stays. */
export const lightUp = keyframes`
  from { opacity: 0; }
`;

/** A brief glimmer, as of something passing by. */
export const glimmer = keyframes`
  0%, 100% { opacity: 0.25; }
  50% { opacity: 1; }
`;

/** How long a part takes to come into place. */
export const partTime = '450ms';

/** Seconds from a scene's coming into view to its first part: by then the picture is well in sight. */
const firstPart = 0.6;

/** The delay of a part that begins so many seconds into its scene's only turn. */
export const startAt = (seconds: number) => `${(seconds + firstPart).toFixed(2)}s`;

/**
 * Starts the parts `.t1`, `.t2`, … of a scene one after another.
 *
 * @param count how many parts
 * @param step seconds between two
 */
export function inTurn(count: number, step: number): string {
  return Array.from(
    { length: count },
    (_, index) => `.t${index + 1} { animation-delay: ${startAt(index * step)}; }`,
  ).join('\n');
}
