import { writeTime } from '@/lib/text/clock';

/** Shows a 24-hour HH:MM time as 12-hour time. */
export function ClockTime({
  time,
  hasFixedWidth,
}: {
  time: string;
  hasFixedWidth?: boolean | undefined;
}) {
  const [digits, period] = writeTime(time).split(' ');
  return (
    <time dateTime={time}>
      {hasFixedWidth ? <span>{digits}</span> : digits} <small>{period}</small>
    </time>
  );
}
