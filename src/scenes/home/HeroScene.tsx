import type { ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { hours } from '@/content/night';
import { Drawing, Layers } from '@/scenes/drawing/Drawing';
import { anchorIn, percent } from '@/scenes/drawing/readDrawing';
import { streetPart } from '@/scenes/drawing/street';
import { Particles } from '@/scenes/street/Particles';
import { lightAt } from '@/styles/lights';
import { media } from '@/styles/media';
import { sceneBox } from '@/styles/mixins';
import { endless } from '@/styles/plays';

export const closingLight = lightAt(hours.closing.time);

/** Layers, which browsers animate in the compositor. */
const moving = 'sign-closed-back sign-closed screen mast-halo cat-tail cat-head owner-arm';

/** Behind the words, or drawn separately. */
const omitted = 'left-end far-hills houses bakery east wires stars moon-rising lamp lamp-lit';

/**
 * Plays once: the owner turns the sign, the moon rises, and the screen in the window glows.
 *
 * @param className sets the shop's `width` and its distance from the `right`
 * @param children elements placed on the shop, for example by `onBoard`
 */
export function HeroScene({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Box data-after-load="whole">
      <Sky>
        <Drawing
          name="street"
          view="stars"
          light={closingLight}
          only="stars"
          preserveAspectRatio="xMaxYMin slice"
        />
        <Particles />
      </Sky>
      <Shop className={className}>
        <Drawing name="street" view="moon" light={closingLight} only="moon-rising" layer="moon" />
        <Layers
          name="street"
          view="closing-time"
          light={closingLight}
          add="closing"
          omit={omitted}
          moving={moving}
        />
        {children}
      </Shop>
    </Box>
  );
}

const Box = styled.div`
  ${sceneBox}
  overflow: visible;
  /* On a phone the hour's words are where the light would be. */
  ${media.phone} { clip-path: inset(-100vh 0 0); }
`;

const Sky = styled.div`
  position: absolute;
  inset: 0 0 45%;
  > svg { position: absolute; inset: 0 0 auto auto; width: 100%; height: 100%; overflow: hidden; }
  /* Below the words, wherever they drift. */
  ${media.phone} { top: 1rem; }
  ${media.tablet} { left: 66%; }
  ${media.desktop} { left: 58%; }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/** In seconds. Longer animations need a pause button (WCAG 2.2, 2.2.2). */
const length = 5;
const at = (seconds: number) => percent(seconds / length);

/* All have one length, because each start or end of an animation recalculates the styles of all moving parts. */
const rise = keyframes`from { transform: translateY(200%); } ${at(4.6)}, to { transform: none; }`;
const reach = keyframes`
  from, ${at(0.3)} { transform: rotate(70deg); }
  ${at(1.2)}, to { transform: none; }
`;
const turnAway = keyframes`from, ${at(1.45)} { transform: none; } ${at(1.625)}, to { transform: scaleX(0); }`;
const turnTo = keyframes`from, ${at(1.625)} { transform: scaleX(0); } ${at(1.8)}, to { transform: none; }`;
const glow = keyframes`from, ${at(2.4)} { opacity: 0; } ${at(3.4)}, to { opacity: 1; }`;
const look = keyframes`
  from, ${at(2)}, ${at(4)}, to { transform: none; }
  ${at(2.4)}, ${at(3.5)} { transform: rotate(14deg); }
`;
const wag = keyframes`
  from, ${at(3.8)}, to { transform: none; }
  ${at(4.1)} { transform: rotate(30deg); }
  ${at(4.46)} { transform: rotate(-8deg); }
`;

const middleOf = (anchor: string) => {
  const { x, y, width, height } = anchorIn('street', anchor, 'closing-time');
  return [percent(x + width / 2), percent(y + height / 2)] as const;
};
const originAt = (anchor: string) => `transform-origin: ${middleOf(anchor).join(' ')};`;

const [noteLeft, noteTop] = middleOf('note');

/** Places a note at the board's lower edge. */
export const onBoard = css`
  position: absolute;
  left: ${noteLeft};
  top: ${noteTop};
  translate: -50%;
`;

const Shop = styled.div`
  position: absolute;
  bottom: 0;
  ${media.phone} { bottom: 0.75rem; }
  /* A sliver of the neighbor would show. */
  ${media.belowDesktop} { ${streetPart('tower')} { display: none; } }
  /* Above the moon, which rises behind the shop and the cat. */
  > svg:not([data-layer]) { position: relative; }
  [data-layer='moon'] { inset: -2% auto auto 15%; width: 14%; }
  [data-layer^='sign'] { ${originAt('sign')} }
  [data-layer='sign-closed-back'] { transform: scaleX(0); }
  [data-layer='cat-head'] { ${originAt('cat-neck')} }
  [data-layer='cat-tail'] { ${originAt('cat-rump')} }
  [data-layer='owner-arm'] { ${originAt('owner-shoulder')} }

  ${media.motion} {
    [data-layer='moon'] { animation: ${rise} ${length}s cubic-bezier(0.2, 0.4, 0.3, 1); }
    [data-layer='owner-arm'] { animation: ${reach} ${length}s cubic-bezier(0.3, 0, 0.2, 1); }
    [data-layer='sign-closed-back'] { animation: ${turnAway} ${length}s; }
    [data-layer='sign-closed'] { animation: ${turnTo} ${length}s; }
    [data-layer='screen'] { animation: ${glow} ${length}s ease-out; }
    [data-layer='cat-head'] { animation: ${look} ${length}s ease-in-out; }
    [data-layer='cat-tail'] { animation: ${wag} ${length}s ease-in-out; }
    [data-layer='mast-halo'] { animation: ${breathe} 5s ease-in-out ${endless}; }
  }
`;
