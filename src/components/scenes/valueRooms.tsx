import type { ReactNode } from 'react';
import type { ValueSlug } from '@/content/about';
import { figures } from './roomFigures';

/** A pair of leaves on a stem, from where they grow. */
const leaves = (x: number, y: number, size: number) => {
  const [tip, edge] = [0.85 * size, 0.1 * size];
  return `M${x} ${y}q${edge}-${tip} ${size}-${tip}q-${edge / 2} ${tip}-${size} ${tip}q-${edge}-${tip}-${size}-${tip}q${edge / 2} ${tip} ${size} ${tip}z`;
};

/** Four pots in a row, each with what grew in it: the heights of its leaves over the pot. */
const pots = [
  { x: 40, leavesAt: [11] },
  { x: 98, leavesAt: [12, 34] },
  { x: 170, leavesAt: [12, 38, 64] },
  { x: 228, leavesAt: [12, 40, 68, 96] },
] as const;
const pottery = pots.map(({ x }) => `M${x - 17} 125h34v8h-3l-4 22h-20l-4-22h-3z`).join('');
const stems = pots.map(({ x, leavesAt }) => `M${x} 126V${126 - (leavesAt.at(-1) ?? 0)}`).join('');
const foliage = pots
  .flatMap(({ x, leavesAt }) => leavesAt.map((height) => leaves(x, 126 - height, 16)))
  .join('');

/** What is in a value's window, in a room of 268 by 184 whose table is at y = 154. */
export const valueRooms: Record<ValueSlug, ReactNode> = {
  /* One asks and takes notes, the other tells. */
  client: (
    <>
      <path className="shelf" d="M22 22h42v32H22z" />
      <path className="ray" d="M28 28h30v20H28z" />
      <g transform="translate(-68 -62) scale(.78)">
        <path className="inside" d={figures.woman} />
        <path className="glasses" d={figures.glasses} />
      </g>
      <g transform="translate(-59 -62) scale(.78)">
        <path className="inside" d={figures.man} />
      </g>
      <path className="inside" d="M188 70q-22 0-24-5 2-4 24-4 4-18 22-18 21 0 22 25-22-5-44 2z" />
      <path className="limb" d="M166 154l-12-9-2-24" />
      <path className="inside" d="M143 122q-3-22 7-22 6 0 7 10l5-4 4 5-10 17z" />
      <path className="paper" d="M52 134l28-4 5 28-28 4z" />
      <path className="ink" d="M59 141l14-2M60 147l14-2" />
      <path className="steam" d="M116 129q-5-6 0-11t0-11" />
      <path className="inside" d="M0 154h268v30H0zM109 137h15v12q0 5-5 5h-5q-5 0-5-5z" />
    </>
  ),
  /* A house in the making, half of it still beams. */
  innovation: (
    <>
      <path className="ray" d="M186 50l-34 104h100l-34-104z" />
      <path className="shelf" d="M199 0v28l-22 22h50l-22-22V0z" />
      <path className="tool" d="M22 26h100M34 26v32M97 26v34M90 58h14M116 26v26" />
      <path className="tool" d="M111 64q0-8 5-11 5 3 5 11" />
      <g transform="translate(-207 -62) scale(.78)">
        <path className="inside" d={figures.man + figures.hair} />
      </g>
      <path className="limb" d="M92 151h28l22-16" />
      <path className="beam" d="M142 135l20-6" />
      <path className="inside" d="M0 154h268v30H0zM166 154v-36h-8l44-34v70z" />
      <path className="beam" d="M202 86l42 32M236 113v41M202 118h34M219 99v55M202 137h34" />
    </>
  ),
  /* The night desk: one screen, the clock, the telephone; the rest of the room is dark. */
  reliability: (
    <>
      <path className="dim" d="M3 3h262v178H3z" />
      <path className="ray" d="M172 82L72 66v88h106z" />
      <circle className="paper" cx="206" cy="44" r="20" />
      <path className="hands" d="M206 44l10-6M206 44l14 1" />
      <g transform="translate(-60 -62) scale(.78)">
        <path className="inside" d={figures.woman} />
        <path className="glasses" d={figures.glasses} />
        <path className="glasses" d="M134 192v-8a31 35 0 0 1 62 0M135 200q3 13 20 12" />
      </g>
      <path className="inside" d="M0 154h268v30H0zM172 78h8l6 52h-8zM178 128h14l4 28h-22z" />
      <path className="warm lit" d="M170 78h3l6 52h-3z" />
      <path
        className="inside"
        d="M204 156q2-18 15-20h20q13 2 15 20zM200 132q0-11 29-11t29 11l-2 6h-12l-2-6h-26l-2 6h-12z"
      />
    </>
  ),
  /* The same plant four times over, each time larger. */
  scale: (
    <>
      <path className="inside" d={`M0 154h268v30H0z${pottery}`} />
      <path className="beam" d={stems} />
      <path className="inside" d={foliage} />
    </>
  ),
};
