import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FirstLightScene } from '@/scenes/home/FirstLightScene';
import { LateEveningScene } from '@/scenes/home/LateEveningScene';
import { NightScene } from '@/scenes/home/NightScene';
import { container } from '@/styles/container';
import { streetLights } from '@/styles/lights';
import { theme } from '@/styles/theme';
import { HourBackground } from './HourBackground';
import { HourHeading } from './HourHeading';

/** The hours that have a scene, by their number in content/night.ts. */
const hours = {
  2: { light: streetLights.goingToBed, Scene: LateEveningScene },
  3: { light: streetLights.oneQuestion, Scene: NightScene },
  4: { light: streetLights.firstUp, Scene: FirstLightScene },
} as const;

interface HourSectionProps {
  count: keyof typeof hours;
  /** The sections below the scene, in any order. */
  children: ReactNode;
}

/** A scene with an hour in its sky, and the sections below it. */
export function HourSection({ count, children }: HourSectionProps) {
  const { light, Scene } = hours[count];
  return (
    <>
      <Sky data-light={light} data-count={count} data-below="">
        <Scene />
        <Words>
          <HourHeading count={count} />
        </Words>
      </Sky>
      <HourBackground light={light}>{children}</HourBackground>
    </>
  );
}

const Sky = styled.div`
  --street-height: max(10rem, 17.5vw);
  &[data-count='3'] { --street-height: max(12.25rem, 24.5vw); }
  position: relative;
`;

const Words = styled.div`
  ${container}
  position: relative;
  padding-block: calc(0.75 * ${theme.space.section}) calc(var(--street-height) + clamp(0.5rem, 2vw, 2rem));
  @media print { padding-block: ${theme.space.x5}; }
`;
