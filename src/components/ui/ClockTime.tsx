import { writeTime } from '@/lib/text/clock';

/** Shows a time (24-hour HH:MM). */
export function ClockTime({ time }: { time: string }) {
  const [digits, half] = writeTime(time).split(' ');
  return (
    <time dateTime={time}>
      {`${digits} `}
      <small>{half}</small>
    </time>
  );
}
