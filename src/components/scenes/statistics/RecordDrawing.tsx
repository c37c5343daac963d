import type { RecordedFigure } from '@/content/stats';
import { garland, unlitBulb } from './garland';
import { market } from './market';
import { StatDrawing } from './StatDrawing';

/**
 * The drawing of a figure of the track record, each a part of the street: those of the home page, a
 * garland of a hundred lights instead of the house that fills a row there, and a hall of twenty-five shops.
 */
export function RecordDrawing({ id }: { id: RecordedFigure['id'] }) {
  if (id === 'satisfaction') {
    return (
      <svg className="statistic" data-drawing="garland" viewBox="0 0 216 190" aria-hidden="true">
        <path
          className="wall"
          d="M12 190V8h6v182zM198 190V8h6v182zM8 190v-9h14v9zM194 190v-9h14v9z"
        />
        <path className="edge" d={garland.wires} />
        <path className="bulbs" d={garland.bulbs} />
        <path className="bulbs out" d={unlitBulb} />
      </svg>
    );
  }
  if (id === 'industries') {
    return (
      <svg className="statistic" data-drawing="market" viewBox="0 0 176 190" aria-hidden="true">
        <path className="wall" d="M6 190V14h164v176zM0 14V6h176v8z" />
        <path className="edge" d={market.floors} />
        <path className="window" d={market.windows(0)} />
        <path className="window bright" d={market.windows(1)} />
        <path className="window soft" d={market.windows(2)} />
        <path className="awning" d={market.awnings(0)} />
        <path className="awning other" d={market.awnings(1)} />
      </svg>
    );
  }
  return <StatDrawing id={id} />;
}
