import { Skyline } from '@/components/scenes/street/Skyline';
import type { HourCount } from '@/content/night';
import { HourLine } from './HourLine';

interface HourProps {
  count: HourCount;
  /** Without the street: where the section draws it itself. */
  bare?: boolean;
}

/**
 * The hour that a section stands at: the street at that time across the whole width, the hour in its
 * sky and what happens then. Its look is `HourRules`.
 */
export function Hour({ count, bare = false }: HourProps) {
  return (
    <div className="hour" data-hour={count} data-bare={bare ? '' : undefined}>
      {!bare && <Skyline count={count} />}
      <HourLine count={count} />
    </div>
  );
}
