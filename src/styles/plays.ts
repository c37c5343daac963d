import { css, keyframes, type RuleSet } from 'styled-components';
import { media } from './media';

/** For scenes that play once, when half is in view. `browser/scenes.ts` may change the attribute before hydration. */
export const plays = { 'data-plays': '', suppressHydrationWarning: true } as const;

export const appear = keyframes`
  from { opacity: 0; }
`;

/* A sign narrows to its edge, then its other side widens. */
export const turnAway = keyframes`0%, 50% { transform: none; } 75%, 100% { transform: scaleX(0); }`;
export const turnTo = keyframes`0%, 75% { transform: scaleX(0); }`;

/** Ends each endless animation, so that the footer's button can pause it (WCAG 2.2, 2.2.2). A test checks that. */
export const endless = 'infinite var(--endless, running)';

/** Paused at its beginning while the scene waits. */
export const playState = 'var(--play-state, running)';

/**
 * Animations of a scene. Scrolling starts them and does not drive them. Without script or with reduced motion, the
 * end state shows at once.
 */
export const playing = (animations: RuleSet) => css`
  ${media.motion} {
    &[data-plays='waiting'] { --play-state: paused; }
    &[data-plays='playing'] { --play-state: running; }
    &:is([data-plays='waiting'], [data-plays='playing']) { ${animations} }
  }
`;
