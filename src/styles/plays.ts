import { css, keyframes, type RuleSet } from 'styled-components';
import { media } from './media';

/** For scenes that play once. `browser/scenes.ts` may change the attribute before hydration. */
export const plays = { 'data-plays': '', suppressHydrationWarning: true } as const;

export const appear = keyframes`
  from { opacity: 0; }
`;

export const turnAway = keyframes`0%, 50% { transform: none; } 75%, 100% { transform: scaleX(0); }`;
export const turnTo = keyframes`0%, 75% { transform: scaleX(0); }`;

/** Ends every endless animation, so that the footer's button can pause it (WCAG 2.2, 2.2.2). A test checks this. */
export const endless = 'infinite var(--endless, running)';

/** Paused at the start until the scene plays. */
export const playState = 'var(--play-state, running)';

/** Plays once after scrolling. Without script or with reduced motion, shows the end at once. */
export const playing = (animations: RuleSet) => css`
  ${media.motion} {
    &[data-plays='waiting'] { --play-state: paused; }
    &[data-plays='playing'] { --play-state: running; }
    &:is([data-plays='waiting'], [data-plays='playing']) { ${animations} }
  }
`;
