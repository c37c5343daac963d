import styled, { keyframes } from 'styled-components';
import { type HourCount, hours } from '@/content/night';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ClockTime } from './ClockTime';

interface HourHeadingProps {
  count: HourCount;
  /** A sentence in place of the hour's own. */
  scene?: string | undefined;
}

/**
 * An hour of the night in large type (`--clock`) with its sentence, on one baseline or in `--hour-columns`. A dial above AM
 * or PM shows the same time; it goes there from the hour before while it is scrolled into view, unless `--rolls` is 0.
 */
export function HourHeading({ count, scene }: HourHeadingProps) {
  const hour = hours[count - 1] ?? hours[0];
  return (
    <Words data-hour={count}>
      <ClockTime time={hour.time} /> <span>{scene ?? hour.scene}</span>
    </Words>
  );
}

const minutesOf = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  // The night goes on after midnight.
  return 60 * (hour < 12 ? hour + 24 : hour) + minute;
};

/* `--at`: the minutes of an hour. `--since`: those since the hour before. */
const dials = hours
  .map(({ time }, index) => {
    const since = minutesOf(time) - minutesOf(hours[index - 1]?.time ?? time);
    return `&[data-hour='${index + 1}'] { --at: ${minutesOf(time)}; --since: ${since}; }`;
  })
  .join('\n');

const passHours = keyframes`
  from { transform: rotate(calc((var(--at) - var(--since) * var(--rolls, 1)) * 0.5deg)); }
`;
const passMinutes = keyframes`
  from { transform: rotate(calc((var(--at) - var(--since) * var(--rolls, 1)) * 6deg)); }
`;

const Words = styled.div`
  ${dials}
  view-timeline: --passing;
  display: grid;
  grid-template-columns: var(--hour-columns, auto minmax(0, 1fr));
  align-items: last baseline;
  gap: ${theme.space.x3} clamp(${theme.space.x3}, 2vw, ${theme.space.x5});

  time {
    font: ${theme.weight.display} var(--clock, ${theme.size.hour}) / 0.95 ${theme.font.display};
    letter-spacing: -0.02em;
    word-spacing: -0.12em;
    white-space: nowrap;
    /* Optical alignment of the first digit. */
    margin-left: -0.035em;
  }
  small {
    position: relative;
    display: inline-block;
    font-size: max(0.27em, 0.6875rem);
    font-weight: ${theme.weight.strong};
    line-height: 1;
    letter-spacing: 0.02em;
    word-spacing: 0;
  }
  /* The dial, as high as the digits, with the short hand, and the long one. */
  small::before {
    content: '';
    position: absolute;
    bottom: 1.42em;
    left: 0;
    width: 1.34em;
    height: 1.34em;
    border: 0.11em solid;
    border-radius: 50%;
    background: linear-gradient(currentcolor 0 0) center 0.26em / 0.12em 0.34em no-repeat;
    transform: rotate(calc(var(--at) * 0.5deg));
  }
  small::after {
    content: '';
    position: absolute;
    bottom: 2.06em;
    left: 0.615em;
    width: 0.11em;
    height: 0.48em;
    background: currentcolor;
    transform: rotate(calc(var(--at) * 6deg));
    transform-origin: 50% calc(100% - 0.03em);
  }
  span { font-size: clamp(${theme.size.small}, 0.8rem + 0.5vw, 1.3125rem); line-height: 1.35; text-wrap: balance; }

  @supports (animation-timeline: view()) {
    ${media.motion} {
      small::before, small::after {
        animation: ${passHours} linear both;
        animation-timeline: --passing;
        animation-range: entry 0% cover 35%;
      }
      small::after { animation-name: ${passMinutes}; }
    }
  }
  @media print { small::before, small::after { display: none; } }
`;
