import { css } from 'styled-components';
import { media } from '@/styles/media';

/**
 * The one street of the consultation page, `.street` with `data-time`: at night it stands at the foot
 * of the intro, over whose sky it is laid; in the morning it is the picture below Thank You. The shop
 * stands in the middle of a phone, and to the right where there is room.
 */
export const streetLook = css`
  .street {
    --shop: 50%;
    position: relative;
    overflow: hidden;

    > svg {
      position: absolute;
      bottom: 0;
      left: calc(var(--shop) - 0.757 * var(--stage));
      width: var(--stage);
      max-width: none;
    }
  }
  .street[data-time='night'] {
    --stage: 44rem;
    height: calc(0.368 * var(--stage));
    margin-top: calc(-0.368 * var(--stage));

    /* The palette of the hour. */
    > svg {
      --far: #1b4d57;
      --hill: #12363f;
      --street: #0a1a24;
      --wall: #0e2530;
      --edge: #4f848c;
      --dark: #0a1b25;
      --stripe: #7a4b35;
      --awning: #35444a;
    }
    /* Between the shop and the tower, whole at every width. */
    .moon { cx: 1215px; }
    /* Where the words are near, the moon would lie on them, and the sign be too small to read. */
    ${media.compact} { .moon, .word, .board, .thin { display: none; } }
  }
  /* So large on a phone that its sign can be read; --town is the height of the sky around it. */
  .street[data-time='morning'] {
    --stage: 80rem;
    height: var(--town);
  }

  ${media.tablet} {
    .street[data-time='night'] { --stage: 46rem; --shop: 80%; }
    .street[data-time='morning'] > svg { left: auto; right: calc(50% - 24rem - 6vw); }
  }
  ${media.desktop} {
    .street[data-time='night'] { --stage: 58rem; --shop: min(82%, 50% + 25rem); }
    .street[data-time='morning'] {
      --stage: clamp(80rem, 94vw, 100rem);
      > svg { right: calc(50% - var(--stage) / 2); }
    }
  }
  /* In forced colors the street is drawn in outlines, in the reader's own palette. */
  ${media.forcedColors} {
    .street[data-time] > svg {
      --far: Canvas;
      --hill: Canvas;
      --street: Canvas;
      --wall: Canvas;
      --dark: Canvas;
      --awning: Canvas;
      --stripe: Canvas;
      --edge: CanvasText;
    }
  }
  @media print { .street { display: none; } }
`;
