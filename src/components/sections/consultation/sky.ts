import { css } from 'styled-components';
import { lightColor, lightGradient } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { pageSides } from '@/styles/mixins';
import { theme } from '@/styles/theme';

const morningSky = lightGradient({
  skyTop: '3rem',
  skyMiddle: 'calc(100% - var(--bright) - 1rem)',
  skyLow: 'calc(100% - 0.82 * var(--bright))',
  skyHaze: 'calc(100% - 0.68 * var(--bright))',
  skyGlow: 'calc(100% - 0.58 * var(--bright))',
  skyHorizon: '',
});

export type ThankYouArea = 'words' | 'street' | 'after';

/**
 * Colors `data-sky` in the light of its one child. The form's ground brightens toward its end. Words of Thank You
 * (`data-sent`) end where the sky becomes too light.
 */
export const sky = css`
  [data-sky] {
    > :not([data-sent]) {
      background: linear-gradient(
        var(--blend), ${lightColor.ground}, ${theme.color.dawn} 20%, ${lightColor.pageHigh} 75%, ${lightColor.pageFoot}
      );
    }

    /* Thank You: the answer in the sky above the street, and the next steps below, on its ground. */
    > [data-sent] {
      position: relative;
      display: grid;
      grid-template: 'words' auto 'street' auto 'after' auto / minmax(0, 1fr);
      h1 { font-size: ${theme.size.hero}; }
    }
    [data-area] { position: relative; z-index: 1; padding-inline: ${theme.space.gutter}; }
    [data-area='words'] { grid-area: words; padding-top: calc(${theme.height.header} + 2.125rem); }
    [data-area='street'] { grid-area: street; padding: 0; }
    [data-area='after'] { grid-area: after; padding-block: ${theme.space.x4} ${theme.space.x5}; }

    ${media.belowDesktop} {
      > [data-sent] {
        /* The height of the street below the words, on a phone (OpenShop). */
        --bright: calc(clamp(12rem, 29svh, 17.5rem) - 0.5rem);
        background: ${lightColor.ground};
        &::before { content: ''; grid-area: words / 1 / street / 1; background: ${morningSky}; }
      }
      [data-area='street'] { margin-top: ${theme.space.x4}; }
      [data-area='after'] {
        color: ${theme.color.morningText};
        :focus-visible { outline-color: currentcolor; box-shadow: none; }
      }
    }
    ${media.onlyTablet} { > [data-sent] { --bright: 24rem; } }

    /* On a desktop, the street is behind both, and the shop is beside them, on one screen. */
    ${media.desktop} {
      > [data-sent] {
        --bright: 9rem;
        grid-template: 'words' auto 'after' 1fr / minmax(0, 1fr);
        min-height: min(100svh - 1.5rem, 64rem);
        background: ${morningSky};
        h1 { font-size: min(${theme.size.hero}, 10svh); }
      }
      [data-area] { padding-inline: ${pageSides} calc(50% + 1rem); }
      [data-area='words'] { padding-top: calc(${theme.height.header} + clamp(2rem, 16svh - 7rem, 5rem)); }
      [data-area='after'] { padding-bottom: 9rem; }
      /* The whole shop is on the first screen, however long the words are. */
      [data-area='street'] {
        position: sticky;
        z-index: 0;
        bottom: 0;
        grid-area: words / 1 / after / 1;
        align-self: end;
        padding: 0;
        height: min(100svh - 1.5rem, 64rem);
      }
    }
  }
`;
