import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hours } from '@/content/night';
import { HourScene, type ScrolledHour } from '@/scenes/home/HourScene';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourHeading } from './HourText';

interface HourSectionProps {
  hour: ScrolledHour;
  /** The sections below the scene, in any order. */
  children: ReactNode;
}

/** The picture of an hour with its time, and the sections below it. */
export function HourSection({ hour, children }: HourSectionProps) {
  const light = lightAt(hours[hour].time);
  return (
    <>
      <Picture data-light={light} data-view={hour}>
        <HourScene hour={hour} />
        <Words>
          <HourHeading hour={hours[hour]} />
        </Words>
      </Picture>
      <Below data-light={light}>{children}</Below>
    </>
  );
}

/* A room's wall, or the sky over the roofs. */
const Picture = styled.div`
  --drawing-width: clamp(76rem, 100vw, 116rem);
  --height: 0.4167;
  --foot: calc(1.02 * min(100vw, 31rem));
  position: relative;
  background: ${lightColor.indoorWall};
  /* The night that it follows goes on at its top. */
  ${media.screenColors} { &[data-view='oneQuestion'] { background: ${lightGradient({ skyTop: '', indoorWall: '' })}; } }
  &[data-view='firstUp'] {
    --foot: calc(1.08 * min(100vw, 31rem));
    --height: 0.4722;
    ${media.screenColors} {
      background: ${lightGradient({ skyTop: '', skyMiddle: '32%', skyHaze: '47%', skyGlow: '58%', skyHorizon: '68%' })};
    }
  }
  ${media.compact} { padding-bottom: var(--foot); }
  ${media.desktop} { min-height: calc(var(--height) * var(--drawing-width)); }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
  @media print { padding: 0; }
`;

const Words = styled.div`
  ${container}
  position: relative;
  padding-block: calc(0.75 * ${theme.space.section}) ${theme.space.x7};
  ${media.desktop} { padding-top: ${theme.space.section}; }
`;

/* From the street's ground to the sky of the next hour. */
const Below = styled.div`
  ${media.screenColors} { background: ${lightGradient({ wall: '', pageHigh: '24rem', pageFoot: '' })}; }
`;
