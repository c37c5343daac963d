import { type HourCount, hours } from '@/content/night';

/** An hour of the night in words: the time, and what happens then. */
export function HourLine({ count }: { count: HourCount }) {
  const { label, dateTime, scene } = hours[count - 1] ?? hours[0];
  return (
    <p>
      <time dateTime={dateTime}>{label}</time> <span>{scene}</span>
    </p>
  );
}
