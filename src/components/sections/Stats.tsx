import { StatDrawing } from '@/components/scenes/statistics/StatDrawing';
import type { Stat } from '@/content/stats';

/** What a list of figures (`dl`) is made of: what each means, then its drawing and the figure itself. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return stats.map((stat) => (
    <div key={stat.id} data-stat={stat.id}>
      <dt>{stat.label}</dt>
      <dd className="meaning">{stat.meaning}</dd>
      <dd className="figure">{stat.figure}</dd>
      <dd className="drawing">
        <StatDrawing id={stat.id} />
      </dd>
    </div>
  ));
}
