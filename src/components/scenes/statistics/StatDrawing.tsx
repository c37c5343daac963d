import type { ReactNode } from 'react';
import type { StatisticDrawing } from '@/content/statistics';
import { block, courses, high, litWindows, low, panes, towerWindows, unlitWindow } from './houses';
import { market } from './market';
import { townDashes, townWalls, townWindows } from './projectTown';

/** The cat lying, from the left end of what it lies on. */
const lyingCat = 'c-3-10 5-17 16-17 3-1 5-5 6-6l3 4h5l4-4c2 5 2 9 0 12 4 4 5 8 4 11z';

const around = (turn: number, radius: number) =>
  `${(46 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(50 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

/** Where the tower stands. */
const tower = 88;

/**
 * A claimed figure drawn to scale, each a part of the same street: a town of two hundred lit houses, a
 * low house and a tower, ninety-nine lights of a hundred, two hours on a clock, a hall of twenty-five shops. Decorative; the figure
 * stands beside it in words.
 */
export function StatDrawing({ drawing }: { drawing: StatisticDrawing }) {
  return (
    <svg
      className="statistic"
      data-statistic={drawing}
      viewBox={viewBoxes[drawing]}
      aria-hidden="true"
    >
      {drawings[drawing]}
    </svg>
  );
}

const viewBoxes: Record<StatisticDrawing, string> = {
  houses: '0 0 360 190',
  towers: '0 0 160 190',
  windows: '0 0 252 176',
  clock: '0 0 184 190',
  shops: '0 0 176 190',
};

const drawings: Record<StatisticDrawing, ReactNode> = {
  houses: (
    <>
      {townWalls.map((row) => (
        <path key={row} className="wall" d={row} />
      ))}
      <g className="lights" strokeDasharray={townDashes}>
        <path d={townWindows(0)} />
        <path className="bright" d={townWindows(1)} />
        <path className="soft" d={townWindows(2)} />
      </g>
    </>
  ),
  towers: (
    <>
      <path className="wall" d={block(0, low) + block(tower, high)} />
      <path className="edge" d={courses(tower)} />
      <path className="shop" d="M30 190v-26h12v26M118 190v-26h12v26" />
      <path className="window soft" d={panes(0, [[14, '0']])} />
      <path className="unlit" d={panes(0, [[14, '2']])} />
      <path className="window" d={panes(tower, towerWindows.amber)} />
      <path className="window bright" d={panes(tower, towerWindows.bright)} />
      <path className="window soft" d={panes(tower, towerWindows.soft)} />
    </>
  ),
  windows: (
    <>
      <path className="wall" d="M26 17V8h16v9M196 17V4h14v13M7 176V25h238v151zM.3 25v-8h251.4v8z" />
      <path className="edge" d="M7 146h238M118 176v-22h16v22M230 17V2M224 6h12" />
      <path
        className="shop"
        d="M20 154h34v16H20zM66 154h34v16H66zM152 154h34v16h-34zM198 154h34v16h-34z"
      />
      <path className="window" d={litWindows(0)} />
      <path className="window bright" d={litWindows(1)} />
      <path className="window soft" d={litWindows(2)} />
      <path className="unlit" d={unlitWindow} />
      <path className="window bright" d="M118 149h16v3h-16z" />
    </>
  ),
  clock: (
    <>
      <path className="wall" d="M43 184V90h6v94z" />
      <path className="wall" d="M32 190v-9h28v9zM38 181v-6h16v6zM40 104v-5h12v5z" />
      <circle className="wall" cx="46" cy="50" r="44" />
      <path className="window" d={`M46 50V12A38 38 0 0 1 ${around(2 / 12, 38)}z`} />
      <path
        className="edge"
        d={Array.from(
          { length: 12 },
          (_, hour) => `M${around(hour / 12, 33)}L${around(hour / 12, 38)}`,
        ).join('')}
      />
      <path className="edge" d="M106 144v46M172 144v46" />
      <path className="wall" d="M98 142h82v6H98zM98 153h82v6H98zM94 168h90v5H94z" />
      <path className="wall" d={`M122 168${lyingCat}`} />
    </>
  ),
  shops: (
    <>
      <path className="wall" d="M6 190V14h164v176zM0 14V6h176v8z" />
      <path className="edge" d={market.floors} />
      <path className="window" d={market.windows(0)} />
      <path className="window bright" d={market.windows(1)} />
      <path className="window soft" d={market.windows(2)} />
      <path className="awning" d={market.awnings(0)} />
      <path className="awning other" d={market.awnings(1)} />
    </>
  ),
};
