import { writeTime } from '@/lib/text/clock';

/** Shows a 24-hour HH:MM time as 12-hour time. */
export function ClockTime({ time }: { time: string }) {
  const [digits, period] = writeTime(time).split(' ');
  return (
    <time dateTime={time}>
      <span>{digits}</span> <small>{period}</small>
    </time>
  );
}
