import styled from 'styled-components';
import { type HourCount, hours } from '@/content/night';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { ClockTime } from './ClockTime';

interface HourHeadingProps {
  count: HourCount;
  /** A sentence in place of the hour's own. */
  scene?: string | undefined;
}

/** An hour of the night in large type with its sentence. Evening hours take one line. */
export function HourHeading({ count, scene }: HourHeadingProps) {
  const hour = hours[count - 1] ?? hours[0];
  return (
    <Words data-hour={count}>
      <ClockTime time={hour.time} /> <span>{scene ?? hour.scene}</span>
    </Words>
  );
}

/* The sentence is beside the hour on a phone, below it on wider screens. */
const Words = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: last baseline;
  gap: ${theme.space.x2} clamp(${theme.space.x3}, 2vw, ${theme.space.x4});

  time {
    font: ${theme.weight.display} ${theme.size.hour} / 0.95 ${theme.font.display};
    letter-spacing: -0.02em;
    word-spacing: -0.08em;
    white-space: nowrap;
    /* Optical alignment of the first digit. */
    margin-left: -0.035em;
  }
  small { font-size: 0.36em; font-weight: ${theme.weight.strong}; letter-spacing: 0; word-spacing: 0; }
  span { color: ${theme.color.muted}; font-size: clamp(${theme.size.small}, 0.8rem + 0.4vw, 1.125rem); line-height: 1.35; text-wrap: balance; }
  /* A fixed width, so that the sentence does not move when the web font arrives. */
  &:is([data-hour='1'], [data-hour='2']) {
    time { width: 3.35em; margin: 0; font-size: ${theme.size.title}; word-spacing: 0; }
    small { font-size: 0.5em; }
  }
  ${media.tablet} {
    &:not([data-hour='1'], [data-hour='2']) { grid-template-columns: none; > span { font-size: ${theme.size.lede}; } }
  }
  /* In the light of the morning. */
  &:is([data-hour='4'], [data-hour='5']) span { color: ${theme.color.text}; }
`;
