import { Skyline } from '@/components/scenes/street/Skyline';
import { type HourCount, hours } from '@/content/night';

interface HourProps {
  count: HourCount;
  /** Without the street: where the section draws it itself. */
  bare?: boolean;
}

/**
 * The hour that a section stands at: the street at that time across the whole width, the hour in its
 * sky and what happens then. Its look is `hourRules`.
 */
export function Hour({ count, bare = false }: HourProps) {
  const { label, dateTime, scene } = hours[count - 1] ?? hours[0];
  return (
    <div className="hour" data-hour={count} data-bare={bare ? '' : undefined}>
      {!bare && <Skyline count={count} />}
      <p>
        <time dateTime={dateTime}>{label}</time> <span>{scene}</span>
      </p>
    </div>
  );
}
