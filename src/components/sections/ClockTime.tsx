import type { Hour } from '@/content/night';

/** A time on the clock, its half of the day set small. */
export function ClockTime({ label, dateTime }: Hour) {
  const [clock, half] = label.split(' ');
  return (
    <time dateTime={dateTime}>
      {clock} <small>{half}</small>
    </time>
  );
}
