import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { phoneCrop } from '@/components/drawing/readDrawing';
import { Street } from '@/components/street/Street';
import { container } from '@/styles/container';
import { light } from '@/styles/lightStyles';
import { streetLights } from '@/styles/lights';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { BelowStreet } from './BelowStreet';
import { HourHeading } from './HourHeading';

/** The hours whose street is drawn: all but one sleep, and the first are up again. */
const streets = {
  3: { light: streetLights.oneQuestion, view: 'night', add: ['windows-late', 'question'] },
  4: { light: streetLights.firstUp, view: 'first-light', add: ['walker'] },
} as const;

interface HourProps {
  count: keyof typeof streets;
  /** The sections that stand under its sky, in any order. */
  children: ReactNode;
}

/** The hour that sections stand at: the street at that time across the whole width, and the hour in its sky. */
export function Hour({ count, children }: HourProps) {
  const street = streets[count];
  return (
    <>
      <Sky data-light={street.light} data-view={street.view}>
        <div>
          <Street {...street} />
        </div>
        <HourHeading count={count} />
      </Sky>
      <BelowStreet light={street.light}>{children}</BelowStreet>
    </>
  );
}

/* While an hour is scrolled past, the moon crosses its sky, windows go out or come on, and somebody walks. */
const comeOn = keyframes`
  from { opacity: 0; }
`;
const goOut = keyframes`
  from { opacity: 1; }
`;
const walk = keyframes`
  from { translate: 90px; }
  to { translate: -60px; }
`;
const cross = keyframes`
  from { translate: 160px 40px; }
  to { translate: -160px -16px; }
`;
const set = keyframes`
  from { translate: -90px -110px; }
  to { translate: 30px 40px; }
`;

const Sky = styled.div`
  --street-height: max(12.25rem, 24.5vw);
  position: relative;
  /* Not hidden, which would make it the scroller that its own timeline follows. */
  overflow: clip;
  view-timeline: --hour;
  ${media.screenColors} {
    background: linear-gradient(
      in oklab,
      ${light.skyTop},
      ${light.skyMiddle} 45%,
      ${light.skyHaze} 66%,
      ${light.skyGlow} 84%,
      ${light.skyHorizon} calc(100% - 0.5rem)
    );
  }
  &[data-view='first-light'] { --street-height: max(10rem, 17.5vw); }

  > [data-hour] {
    ${container}
    position: relative;
    padding-block: ${theme.space.section} var(--street-height);
  }
  > div:first-child { position: absolute; inset: auto 0 0; height: var(--street-height); }
  svg { height: 100%; }
  ${media.phone} {
    &[data-view='night'] svg { ${phoneCrop('street', 'night', 'night-phone')} }
    &[data-view='first-light'] svg { ${phoneCrop('street', 'first-light', 'first-light-phone')} }
  }

  [href='#street-windows-late'] { opacity: 0; }
  @supports (animation-timeline: view()) {
    ${media.motion} {
      [href^='#street-window'], [href='#street-question'], [href='#street-baker'], [href='#street-walker'], [href^='#street-moon'] {
        animation: ${comeOn} linear both;
        animation-timeline: --hour;
        animation-range: entry 70% cover 50%;
      }
      [href='#street-windows-late'] { animation-name: ${goOut}; }
      [href='#street-walker'], [href^='#street-moon'] { animation-range: cover; }
      [href='#street-walker'] { animation-name: ${walk}; }
      [href='#street-moon-high'] { animation-name: ${cross}; }
      [href='#street-moon-setting'] { animation-name: ${set}; }
    }
  }
  ${media.forcedColors} { border-bottom: 1px solid ${theme.color.line}; }
  @media print { svg { display: none; } > [data-hour] { padding-block: ${theme.space.x5}; } }
`;
