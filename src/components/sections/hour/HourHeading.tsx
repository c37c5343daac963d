import styled from 'styled-components';
import { type HourCount, hours } from '@/content/night';
import { theme } from '@/styles/theme';
import { ClockTime } from './ClockTime';

interface HourHeadingProps {
  count: HourCount;
  /** A sentence in place of the hour's own. */
  scene?: string | undefined;
}

/** An hour of the night in large type (`--clock`) with its sentence, on one baseline or in `--hour-columns`. */
export function HourHeading({ count, scene }: HourHeadingProps) {
  const hour = hours[count - 1] ?? hours[0];
  return (
    <Words data-hour={count}>
      <ClockTime time={hour.time} /> <span>{scene ?? hour.scene}</span>
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  grid-template-columns: var(--hour-columns, auto minmax(0, 1fr));
  align-items: last baseline;
  gap: ${theme.space.x3} clamp(${theme.space.x3}, 2vw, ${theme.space.x5});

  time {
    font: ${theme.weight.display} var(--clock, ${theme.size.hour}) / 0.95 ${theme.font.display};
    letter-spacing: -0.02em;
    word-spacing: -0.08em;
    white-space: nowrap;
    /* Optical alignment of the first digit. */
    margin-left: -0.035em;
  }
  small { font-size: 0.36em; font-weight: ${theme.weight.strong}; letter-spacing: 0; word-spacing: 0; }
  span { font-size: clamp(${theme.size.small}, 0.8rem + 0.5vw, 1.3125rem); line-height: 1.35; text-wrap: balance; }
`;
