import { type HourCount, hours } from '@/content/night';

/**
 * The hour that a section stands at, on a rule that spans the night: one more window is lit from
 * section to section. Its look is `hourRules`.
 */
export function Hour({ count }: { count: HourCount }) {
  const { label, dateTime } = hours[count - 1] ?? hours[0];
  return (
    <p className="hour" data-hour={count}>
      {hours.map((hour) => (
        <i key={hour.label} />
      ))}
      <time dateTime={dateTime}>{label}</time>
    </p>
  );
}
