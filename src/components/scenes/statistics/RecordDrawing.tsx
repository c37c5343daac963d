import type { StatisticDrawing } from '@/content/statistics';
import { garland, unlitBulb } from './garland';
import { StatDrawing } from './StatDrawing';

/**
 * The drawing of a figure of the track record, each a part of the street: those of the home page, but a
 * garland of a hundred lights instead of the house that fills a row there.
 */
export function RecordDrawing({ drawing }: { drawing: StatisticDrawing }) {
  if (drawing === 'windows') {
    return (
      <svg className="statistic" data-statistic="garland" viewBox="0 0 216 190" aria-hidden="true">
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
  return <StatDrawing drawing={drawing} />;
}
