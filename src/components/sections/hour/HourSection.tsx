import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HourScene, lightOfHour, type ScrolledHour } from '@/scenes/home/HourScene';
import { closingPlace } from '@/scenes/layout/closing';
import { container } from '@/styles/container';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { lights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { breakingDay } from './breakingDay';
import { HourHeading, passingHours } from './HourHeading';

interface HourSectionProps {
  number: ScrolledHour;
  /** The sections below the scene, in any order. */
  children: ReactNode;
}

/** The picture of an hour with its time, and the sections below it. */
export function HourSection({ number, children }: HourSectionProps) {
  const light = lightOfHour(number);
  return (
    <>
      <Picture data-light={light} data-number={number}>
        <HourScene number={number} />
        <Words>
          <HourHeading number={number} />
        </Words>
      </Picture>
      <Below data-light={light}>{children}</Below>
    </>
  );
}

/* A room's wall, or the sky over the roofs. */
const Picture = styled.div`
  ${closingPlace.width}: clamp(76rem, 100vw, 116rem);
  --height: 0.4167;
  ${closingPlace.foot}: calc(1.02 * min(100vw, 31rem));
  position: relative;
  background: ${lightColor.indoorWall};
  /* The night that it follows goes on at its top. */
  ${media.screenColors} { &[data-number='3'] { background: ${lightGradient({ skyTop: '', indoorWall: '' })}; } }
  &[data-number='4'] {
    ${closingPlace.foot}: calc(1.12 * min(100vw, 31rem));
    --height: 0.4722;
    ${media.screenColors} {
      background: ${lightGradient({ skyTop: '', skyMiddle: '32%', skyHaze: '47%', skyGlow: '58%', skyHorizon: '68%' })};
    }
    ${breakingDay(`linear-gradient(${lightColor.skyTop}, ${lights.night.skyHorizon})`)}
  }
  ${media.compact} { padding-bottom: var(${closingPlace.foot}); }
  ${media.desktop} { min-height: calc(var(--height) * var(${closingPlace.width})); }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
  @media print { padding: 0; min-height: 0; }
`;

const Words = styled.div`
  ${container}
  ${passingHours}
  position: relative;
  padding-block: calc(0.75 * ${theme.space.section}) ${theme.space.x7};
  ${media.desktop} {
    padding-top: ${theme.space.section};
    --hour-columns: 24rem;
  }
`;

/* From the street's ground to the sky of the next hour. */
const Below = styled.div`
  ${media.screenColors} { background: ${lightGradient({ wall: '', pageHigh: '24rem', pageFoot: '' })}; }
`;
