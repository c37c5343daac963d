import styled, { css } from 'styled-components';
import { ClockTime } from '@/components/ui/ClockTime';
import { Sentences } from '@/components/ui/Sentences';
import type { NightHour } from '@/content/night';
import { writeTime } from '@/lib/text/clock';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { container, displayType } from '@/styles/mixins';
import { theme } from '@/styles/theme';

interface HourTextProps {
  hour: NightHour;
  /** Set on a first screen, where a late typeface would move a second box. */
  isOneBox?: boolean;
  className?: string;
}

export function HourText({ hour, isOneBox, className }: HourTextProps) {
  return (
    <p className={className} data-hour={hour.time}>
      <ClockTime time={hour.time} hasFixedWidth={isOneBox} />{' '}
      <span>{isOneBox ? hour.sentence : <Sentences>{hour.sentence}</Sentences>}</span>
    </p>
  );
}

const caption = css`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  time { color: ${theme.color.text}; font: ${theme.weight.display} ${theme.size.heading} / 1.2 ${theme.font.display}; }
  small { font-size: 0.6em; }
  ${media.tablet} { font-size: ${theme.size.lede}; }
`;

export const HourCaption = styled(HourText)`
  ${caption}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.x3};
`;

export const HourHeading = styled(HourText)`
  ${caption}
  display: grid;
  gap: ${theme.space.x2};
  > span {
    ${displayType}
    max-width: 11em;
    color: ${theme.color.text};
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    font-size: clamp(min(1.75rem, 11.5vw), min(11.5vw, 1.2rem + 1.75vw), 3.25rem);
    text-wrap: balance;
  }
`;

interface SceneCaptionProps {
  hour: NightHour;
  clock?: string;
  isClear?: boolean;
}

export function SceneCaption({ hour, clock = theme.size.title, isClear }: SceneCaptionProps) {
  return (
    <Ground data-ground="" $isClear={isClear}>
      <Caption
        hour={hour}
        isOneBox
        $clock={clock}
        $digits={writeTime(hour.time).split(' ')[0] ?? ''}
      />
    </Ground>
  );
}

/** From tablet width on, and on phones in landscape. */
export const sceneCaptionHeight = '6rem';

const Ground = styled.div<{ $isClear: boolean | undefined }>`
  order: 1;
  position: relative;
  /* Browsers before 2024 paint an absolute picture last, whatever the order. */
  z-index: 1;
  flex: none;
  display: grid;
  align-items: center;
  min-height: 4rem;
  padding-block: ${theme.space.x4};
  background: ${lightColor.ground};
  ${media.tablet} {
    margin-top: auto;
    height: ${sceneCaptionHeight};
    padding-block: 0;
    ${({ $isClear }) => $isClear && 'background: none;'}
  }
  ${media.lowPhone} { margin-top: auto; height: ${sceneCaptionHeight}; }
  @media print { display: none; }
`;

/** The display typeface's advance widths, in ems. */
const advances: Readonly<Record<string, number>> = {
  0: 0.66,
  1: 0.34,
  2: 0.6,
  3: 0.6,
  4: 0.62,
  5: 0.61,
  6: 0.65,
  7: 0.51,
  8: 0.65,
  9: 0.65,
  ':': 0.24,
};

/** Of its fallback's digits. They may extend into the space that follows. */
const [fallbackDigit, fallbackColon, overhang] = [0.56, 0.34, 0.24];

function widthOf(digits: string): number {
  const characters = [...digits];
  const sum = (widthOfOne: (character: string) => number) =>
    characters.reduce((width, character) => width + widthOfOne(character) - 0.02, 0);
  const width = sum((character) => advances[character] ?? 0);
  const inFallback = sum((character) => (character === ':' ? fallbackColon : fallbackDigit));
  return Number(Math.max(width, inFallback - overhang).toFixed(2));
}

const Caption = styled(HourText)<{ $clock: string; $digits: string }>`
  ${container}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  ${media.hugeText} { grid-template-columns: minmax(0, 1fr); }
  align-items: last baseline;
  gap: clamp(${theme.space.x3}, 2vw, ${theme.space.x5});

  time {
    font: ${theme.weight.display} ${({ $clock }) => $clock} / 0.95 ${theme.font.display};
    letter-spacing: -0.02em;
    word-spacing: -0.12em;
    white-space: nowrap;
    /* A single column would stretch it. */
    justify-self: start;
    --period: max(0.27em, 0.6875rem);
    /* As wide in both typefaces, so that nothing moves when the second one arrives. */
    > span { display: inline-block; width: ${({ $digits }) => widthOf($digits)}em; }
    min-width: calc(${({ $digits }) => widthOf($digits) + 0.1}em + 1.5 * var(--period));
    /* Optical alignment of the first digit. */
    margin-left: -0.035em;
  }
  small { font-size: var(--period); letter-spacing: 0.02em; }
  > span {
    font-size: clamp(${theme.size.small}, 0.7rem + 0.8vw, 1.5rem);
    line-height: 1.35;
    text-wrap: balance;
    white-space: pre-line;
  }
`;
