import { writeTime } from '@/lib/text/clock';

/**
 * A time of day (24-hour HH:MM) as people read it, with AM or PM in small type. Digits and blank are one text.
 */
export function ClockTime({ time }: { time: string }) {
  const [digits, half] = writeTime(time).split(' ');
  return (
    <time dateTime={time}>
      {`${digits} `}
      <small>{half}</small>
    </time>
  );
}
