import { writeTime } from '@/lib/clock';

/** A time of day (24-hour HH:MM) on the clock, its half of the day set small. */
export function ClockTime({ time }: { time: string }) {
  const [clock, half] = writeTime(time).split(' ');
  return (
    <time dateTime={time}>
      {clock} <small>{half}</small>
    </time>
  );
}
