import { css, keyframes, type RuleSet } from 'styled-components';
import { media } from './media';

/**
 * The attributes of what plays once, when half of it is seen. src/browser/scenes.ts may change it before a page
 * hydrates.
 */
export const plays = { 'data-plays': '', suppressHydrationWarning: true } as const;

export const appear = keyframes`
  from { opacity: 0; }
`;

/* A sign has two sides: the visible one narrows to its edge, then the other one widens. */
export const turnAway = keyframes`0%, 50% { transform: none; } 75%, 100% { transform: scaleX(0); }`;
export const turnTo = keyframes`0%, 75% { transform: scaleX(0); }`;

/**
 * The end of each endless animation: it repeats until the footer's button pauses it (WCAG 2.2, 2.2.2). A test finds
 * endless animations without it.
 */
export const endless = 'infinite var(--endless, running)';

/** The `animation-play-state` of each animation of `playing`: paused at its beginning while the scene waits. */
export const playState = 'var(--play-state, running)';

/**
 * Animations of what has the attribute. Scrolling only starts them, and none depends on how far the page is scrolled,
 * so nothing rests unfinished. Without script or with reduced motion, what they lead to shows at once.
 */
export const playing = (animations: RuleSet) => css`
  ${media.motion} {
    &[data-plays='waiting'] { --play-state: paused; }
    &[data-plays='playing'] { --play-state: running; }
    &:is([data-plays='waiting'], [data-plays='playing']) { ${animations} }
  }
`;
