import { StatDrawing } from '@/components/scenes/statistics/StatDrawing';
import type { Statistic } from '@/content/statistics';

/** What a list of figures (`dl`) is made of: what each means, then its drawing and the figure itself. */
export function Stats({ stats }: { stats: readonly Statistic[] }) {
  return stats.map((stat) => (
    <div key={stat.label} data-stat={stat.drawing}>
      <dt>{stat.label}</dt>
      <dd className="meaning">{stat.meaning}</dd>
      <dd className="figure">{stat.figure}</dd>
      {stat.drawing && (
        <dd className="drawing">
          <StatDrawing drawing={stat.drawing} />
        </dd>
      )}
    </div>
  ));
}
