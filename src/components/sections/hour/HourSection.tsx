import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { NightHour } from '@/content/night';
import { stripSection } from '@/scenes/layout/strip';
import { lightGradient } from '@/styles/lightStyles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { container } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { HourHeading } from './HourText';

interface HourSectionProps {
  hour: NightHour;
  scene: ReactNode;
  children: ReactNode;
}

export function HourSection({ hour, scene, children }: HourSectionProps) {
  const light = lightAt(hour.time);
  return (
    <>
      <Picture data-light={light}>
        {scene}
        <Heading hour={hour} />
      </Picture>
      <Below data-light={light}>{children}</Below>
    </>
  );
}

const Picture = styled.div`
  ${stripSection}
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
`;

const Heading = styled(HourHeading)`
  ${container}
  position: relative;
  padding-block: calc(0.75 * ${theme.space.section}) ${theme.space.x7};
  ${media.desktop} { padding-top: ${theme.space.section}; }
`;

const Below = styled.div`
  ${media.screenColors} { background: ${lightGradient({ wall: '', pageHigh: '24rem', pageFoot: '' })}; }
`;
