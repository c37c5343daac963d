import type { NightHour } from '@/content/night';
import { ClockTime } from './ClockTime';

/** An hour of the night in running text. */
export function HourText({ hour, className }: { hour: NightHour; className?: string }) {
  return (
    <p className={className}>
      <ClockTime time={hour.time} /> <span>{hour.sentence}</span>
    </p>
  );
}
