import styled, { css, keyframes } from 'styled-components';
import { type HourName, hours } from '@/content/night';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { appear, held, playing, plays } from '@/styles/plays';
import { theme } from '@/styles/theme';
import { ClockTime } from './ClockTime';

export interface HourHeadingProps {
  hour: HourName;
  sentence?: string | undefined;
}

/**
 * An hour of the night in large type (`--clock`) with its sentence, on one baseline or in `--hour-columns`. A dial
 * above AM or PM shows the same time; with `passingHours` around it, it rolls from the hour before when it comes into
 * view.
 */
export function HourHeading({ hour, sentence = hours[hour].sentence }: HourHeadingProps) {
  const times = Object.values(hours).map(({ time }) => time);
  const { time } = hours[hour];
  return (
    <Words data-hour={hour} {...plays}>
      <ClockTime time={time} before={times[times.indexOf(time) - 1]} /> <span>{sentence}</span>
    </Words>
  );
}

/* `--at`: the minutes since noon or midnight. */
const dials = Object.entries(hours)
  .map(([name, { time }]) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return `&[data-hour='${name}'] { --at: ${60 * (hour % 12) + minute}; }`;
  })
  .join('\n');

const Words = styled.div`
  ${dials}
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
  b { position: relative; display: inline-block; font-weight: inherit; }
  small {
    position: relative;
    display: inline-block;
    font-size: max(0.27em, 0.6875rem);
    line-height: 1;
    letter-spacing: 0.02em;
    word-spacing: 0;
  }
  /* The dial, as high as the digits, with the short hand, and the long one. */
  small::before, small::after {
    --turn: 0.5deg;
    content: '';
    position: absolute;
    bottom: 1.42em;
    left: 0;
    width: 1.34em;
    height: 1.34em;
    border-radius: 50%;
    /* Forced colors take gradients away. */
    forced-color-adjust: none;
    background: linear-gradient(currentcolor 0 0) center 0.26em / 0.12em 0.34em no-repeat;
    transform: rotate(calc(var(--at) * var(--turn)));
  }
  small::before { border: 0.11em solid; }
  small::after { --turn: 6deg; background-size: 0.1em 0.5em; background-position-y: 0.2em; }
  span { font-size: clamp(${theme.size.small}, 0.7rem + 0.8vw, 1.5rem); line-height: 1.35; text-wrap: balance; }
  @media print { small::before, small::after { display: none; } }
`;

const pass = keyframes`
  from { transform: rotate(calc((var(--at) - 180) * var(--turn))); }
`;

const roll = keyframes`
  from { transform: translateY(100%); }
`;
/* The digits of the hour before are above this hour's, out of sight in the end. What is beside them follows. */
const passing = css`
  time { overflow-y: clip; }
  b { animation: ${roll} 900ms cubic-bezier(0.6, 0, 0.2, 1) ${held} backwards; }
  b::before { content: attr(data-before) / ''; position: absolute; bottom: 100%; left: 0; }
  small, span { animation: ${appear} 400ms 500ms ${held} backwards; }
  small::before, small::after { animation: ${pass} 900ms ease-out ${held} backwards; }
`;

export const passingHours = css`[data-hour] { ${playing(passing)} }`;

/**
 * The ground below a first screen, with its hour; `--caption-ground` is its color, if it isn't the light's, and
 * `--caption-clock` the hour's size. The page's background continues it (`begins` of PageFrame).
 */
export function SceneCaption(props: HourHeadingProps) {
  return (
    <Ground>
      <div>
        <HourHeading {...props} />
      </div>
    </Ground>
  );
}

/** Its height from tablet width on, and on a phone on its side. */
export const sceneCaptionHeight = '6rem';

const Ground = styled.div`
  /* Below the picture of a column, also where it comes first. */
  order: 1;
  --clock: var(--caption-clock, ${theme.size.display});
  position: relative;
  flex: none;
  display: grid;
  align-items: center;
  min-height: 4rem;
  padding-block: ${theme.space.x2};
  background: var(--caption-ground, ${lightColor.ground});
  > div { ${container} }
  ${media.tablet} { margin-top: auto; height: ${sceneCaptionHeight}; padding-block: 0; }
  ${media.lowPhone} { margin-top: auto; height: ${sceneCaptionHeight}; }
`;
