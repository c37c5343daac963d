import type { ReactNode } from 'react';
import { Skyline, type StreetHour } from '@/components/scenes/street/Skyline';
import { type HourCount, hours } from '@/content/night';
import { HourLine } from './HourLine';

type HourProps =
  /** With the sections that stand under its sky, in any order. */
  | { count: StreetHour; bare?: false; scene?: undefined; children: ReactNode }
  /** Without the street: the hour alone, on the section's own ground, and what happens there. */
  | { count: HourCount; bare: true; scene?: string; children?: undefined };

/**
 * The hour that sections stand at: the street at that time across the whole width, the hour in its
 * sky and what happens then. Its look is `HourRules`.
 */
export function Hour({ count, bare, scene, children }: HourProps) {
  const hour = hours[count - 1] ?? hours[0];
  return (
    <>
      <div className="hour" data-hour={count} data-bare={bare ? '' : undefined}>
        {!bare && <Skyline count={count} />}
        <HourLine hour={scene ? { ...hour, scene } : hour} />
      </div>
      {children && <div data-after-hour={count}>{children}</div>}
    </>
  );
}
