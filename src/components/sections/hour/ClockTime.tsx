import { writeTime } from '@/lib/text/clock';

/** A time of day, given as 24-hour HH:MM, in 12-hour form, with a small AM or PM. */
export function ClockTime({ time }: { time: string }) {
  const [digits, half] = writeTime(time).split(' ');
  return (
    <time dateTime={time}>
      {digits} <small>{half}</small>
    </time>
  );
}
