import type { ReactNode } from 'react';
import type { Stat } from '@/content/stats';

/** Length of one step of the dotted lines below, in drawing units. */
const step = 10;
/** `count` dots in a row: a round-capped dash of no length. */
const dots = (count: number, y: number) => `M5 ${y}h${(count - 1) * step + 0.01}`;
const rows = (count: number) => Array.from({ length: count }, (_, row) => row * step + 5);
const around = (turn: number, radius: number) =>
  `${(50 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(50 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

/** A hundred windows, twenty to a floor; the last is the one that is dark. */
const windows = Array.from(
  { length: 100 },
  (_, index) => `M${(index % 20) * 10.8} ${Math.floor(index / 20) * 22}h6.6v14h-6.6z`,
);

const lit = windows.slice(0, -1);
/** No two rooms are lit alike. */
const isWarm = (index: number) => (index * 7) % 11 < 3;

/**
 * A claimed figure drawn to scale: two hundred dots, two bars, ninety-nine lights of a hundred, two
 * hours on a dial, twenty-five spokes. Decorative; the figure stands beside it in words.
 */
export function StatChart({ id }: { id: Stat['id'] }) {
  return (
    <svg className="chart" data-chart={id} viewBox={viewBoxes[id]} aria-hidden="true">
      {charts[id]}
    </svg>
  );
}

const viewBoxes: Record<Stat['id'], string> = {
  projects: '0 0 200 100',
  roi: '0 0 200 100',
  satisfaction: '-14 -16 240 134',
  response: '0 0 100 100',
  industries: '0 0 100 100',
};

const charts: Record<Stat['id'], ReactNode> = {
  projects: (
    <path
      className="dots"
      d={rows(10)
        .map((y) => dots(20, y))
        .join('')}
    />
  ),
  /** 280% more than before is 3.8 times as long. */
  roi: (
    <>
      <rect className="before" x="0" y="22" width={200 / 3.8} height="20" rx="4" />
      <rect className="after" x="0" y="56" width="200" height="20" rx="4" />
    </>
  ),
  satisfaction: (
    <>
      <path className="wall" d="M-6 -6h224v120h-224zM-12 -6v-8h236v8z" />
      <path className="window" d={lit.filter((_, index) => !isWarm(index)).join('')} />
      <path className="window warm" d={lit.filter((_, index) => isWarm(index)).join('')} />
      <path className="unlit" d={windows.at(-1)} />
    </>
  ),
  response: (
    <>
      <path className="sector" d={`M50 50V8A42 42 0 0 1 ${around(2 / 12, 42)}z`} />
      <circle className="ring" cx="50" cy="50" r="42" />
      <path
        className="ring"
        d={Array.from(
          { length: 12 },
          (_, hour) => `M${around(hour / 12, 36)}L${around(hour / 12, 42)}`,
        ).join('')}
      />
    </>
  ),
  industries: (
    <path
      className="spokes"
      d={Array.from(
        { length: 25 },
        (_, spoke) => `M${around(spoke / 25, 20)}L${around(spoke / 25, 44)}`,
      ).join('')}
    />
  ),
};
