import { css } from 'styled-components';
import type { ValueSlug } from '@/content/about';
import { media } from '@/styles/media';
import { litRoomStyles } from './litRoomStyles';
import { figures } from './roomFigures';
import { valueRooms } from './valueRooms';

/** A lit window of the house with a value at work in it. Decorative; its container sets the look. */
export function ValueWindow({ slug }: { slug: ValueSlug }) {
  return (
    <svg className="value-window" viewBox="0 0 268 196" aria-hidden="true">
      <path className="course" d="M34-26h44M-8-14h24M204-20h30M22 218h26M196 226h46" />
      <path className="window" d="M3 3h262v178H3z" />
      <path className="warm" d="M3 3h262v88H3z" />
      {valueRooms[slug]}
      <path className="frame" d="M3 3h262v178H3zM134 3v178" />
      <path className="wall edged sill" d="M-10 182h288v14H-10z" />
      {slug === 'reliability' && (
        <path className="cat" transform="translate(-8 -64.4) scale(.8)" d={figures.cat} />
      )}
    </svg>
  );
}

/** The look of all of them, set once by the section that holds them. */
export const valueWindowStyles = css`
  .value-window {
    ${litRoomStyles}
    .paper { fill: #ffe2b5; }
    .ink { stroke: #8a5a1c; stroke-width: 2px; }
    .tool { stroke: #8a5a1c; stroke-width: 5px; }
    .beam { stroke: var(--inside); stroke-width: 3.5px; }
    .hands { stroke: var(--inside); stroke-width: 3px; }
    .limb { stroke: var(--inside); stroke-width: 13px; }
    .steam { stroke: #8a5a1c; stroke-width: 2.5px; }
    .dim { fill: #5a2c0e; opacity: 0.55; }
    .lit { opacity: 1; }
    .course { stroke: var(--edge); stroke-opacity: 0.35; stroke-width: 1.5px; }
    ${media.compact} { .course { display: none; } }
    .sill, .cat { vector-effect: non-scaling-stroke; }
  }
`;
