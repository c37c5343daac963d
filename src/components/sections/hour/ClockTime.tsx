import type { NightHour } from '@/content/night';
import { writeTime } from '@/lib/text/clock';

interface ClockTimeProps {
  /** 24-hour HH:MM. */
  time: string;
  /** The time before, from whose digits it may roll (`data-before`). */
  before?: string | undefined;
}

/** A time of day in 12-hour form, with a small AM or PM. */
export function ClockTime({ time, before }: ClockTimeProps) {
  const [digits, half] = writeTime(time).split(' ');
  const [digitsBefore] = before ? writeTime(before).split(' ') : [];
  return (
    <time dateTime={time}>
      {digitsBefore ? <b data-before={digitsBefore}>{digits}</b> : digits} <small>{half}</small>
    </time>
  );
}

/** An hour of the night in running text. */
export function HourText({ hour, className }: { hour: NightHour; className?: string }) {
  return (
    <p className={className}>
      <ClockTime time={hour.time} /> <span>{hour.sentence}</span>
    </p>
  );
}
