import type { ReactNode } from 'react';
import type { Stat } from '@/content/stats';

/** Length of one step of the dotted lines below, in drawing units. */
const step = 10;
/** `count` dots in a row: a round-capped dash of no length. */
const dots = (count: number, y: number) => `M5 ${y}h${(count - 1) * step + 0.01}`;
const rows = (count: number) => Array.from({ length: count }, (_, row) => row * step + 5);
const around = (turn: number, radius: number) =>
  `${(50 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(50 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

/** A hundred windows, twenty to a floor. */
const windows = Array.from(
  { length: 100 },
  (_, index) => `M${14 + (index % 20) * 11.4} ${34 + Math.floor(index / 20) * 22}h7v14h-7z`,
);
/** The one that is dark, among the others. */
const unlit = 53;

/** The lit ones in three steps: no two rooms are lit alike. */
const lit = (step: number) =>
  windows.filter((_, index) => index !== unlit && ((index * 7) % 11) % 3 === step).join('');

/**
 * A claimed figure drawn to scale: two hundred dots, two bars, ninety-nine lights of a hundred, two
 * hours on a dial. Decorative; the figure stands beside it in words.
 */
export function StatChart({ id }: { id: Stat['id'] }) {
  return (
    <svg className="chart" data-chart={id} viewBox={viewBoxes[id]} aria-hidden="true">
      {charts[id]}
    </svg>
  );
}

const viewBoxes: Record<Stat['id'], string> = {
  projects: '2.5 2.5 195 95',
  roi: '0 0 200 100',
  satisfaction: '0 0 252 176',
  response: '7.25 7.25 85.5 85.5',
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
      <path className="wall" d="M26 17V8h16v9M196 17V4h14v13M7 176V25h238v151zM.3 25v-8h251.4v8z" />
      <path className="edge" d="M7 146h238M118 176v-22h16v22M230 17V2M224 6h12" />
      <path
        className="shop"
        d="M20 154h34v16H20zM66 154h34v16H66zM152 154h34v16h-34zM198 154h34v16h-34z"
      />
      <path className="window" d={lit(0)} />
      <path className="window bright" d={lit(1)} />
      <path className="window soft" d={lit(2)} />
      <path className="unlit" d={windows[unlit]} />
      <path className="window bright" d="M118 149h16v3h-16z" />
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
};
