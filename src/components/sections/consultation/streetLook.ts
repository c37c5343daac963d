import { css } from 'styled-components';
import { earlyMorning } from '@/styles/earlyMorning';
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
    --stage: 28rem;
    --shop: 54%;
    height: calc(0.368 * var(--stage));
    margin-top: calc(-0.368 * var(--stage));

    /* The palette of the hour: the windows of those who are up are warm. */
    > svg {
      --far: #4d5c8a;
      --hill: #2b3a66;
      --street: #101830;
      --wall: ${earlyMorning.wall};
      --edge: ${earlyMorning.edge};
      --dark: #121a33;
      --stripe: #7a4b55;
      --awning: #2b3558;
    }
    .awake { fill: ${earlyMorning.window}; }
    /* It sets behind the hills, beside the houses, where no wire crosses it. */
    .moon { display: block; cx: 540px; cy: 420px; fill: ${earlyMorning.moon}; }
    /* The sign is too small to be read. */
    ${media.phone} { .word, .board, .thin { display: none; } }
  }
  .bakery {
    fill: none;
    .shut { fill: var(--wall); }
    .window { fill: #ffb648; }
    .baker { fill: #1b1203; }
    .smoke { stroke: ${earlyMorning.smoke}; stroke-width: 8px; stroke-opacity: 0.5; stroke-linecap: round; }
  }
  .street[data-time='morning'] .bakery { display: none; }
  .street[data-time='morning'] {
    --stage: var(--morning);
    height: var(--town);
  }

  ${media.tablet} {
    .street[data-time='night'] { --stage: 40rem; --shop: 77%; }
    /* Its shop stands beside the last words, which end where the light begins. */
    .street[data-time='morning'] {
      margin-top: calc(var(--light) - var(--town));
      > svg { left: auto; right: calc(50% - 24rem - 6vw); }
    }
  }
  ${media.desktop} {
    .street[data-time='night'] { --stage: 44rem; --shop: min(82%, 50% + 27rem); }
    @media (min-height: 50em) { .street[data-time='night'] { --stage: 54rem; --shop: min(80%, 50% + 25rem); } }
    .street[data-time='morning'] > svg { right: calc(50% - var(--stage) / 2); }
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
      .board { fill: Canvas; stroke: CanvasText; }
      .word { fill: CanvasText; }
    }
    .bakery { display: none; }
  }
  @media print { .street { display: none; } }
`;
