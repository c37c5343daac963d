import { writeTime } from '@/lib/text/clock';

/** Shows a time (24-hour HH:MM) with small AM or PM. */
export function ClockTime({ time }: { time: string }) {
  const [digits, half] = writeTime(time).split(' ');
  return (
    <time dateTime={time}>
      {`${digits} `}
      <small>{half}</small>
    </time>
  );
}
