import { css } from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { exampleLooks } from './exampleLooks';

/**
 * The frame and the bones of `ExampleSite`; the looks differ in colors, type and composition. All sizes
 * follow the width of the site itself, so it reads the same on a phone and in a card.
 */
export const exampleSiteStyles = css`
  .example-site {
    container-type: inline-size;
    overflow: hidden;
    border: 1px solid ${theme.color.lineLit};
    border-radius: ${theme.radius.medium};
    background: ${theme.color.raised};
    box-shadow: ${theme.shadow.lift};
    line-height: 1.4;

    figcaption {
      display: flex;
      align-items: center;
      gap: ${theme.space.x3};
      padding: ${theme.space.x2} ${theme.space.x3};
      color: ${theme.color.muted};
      font-size: ${theme.size.tiny};
      b {
        padding: 0.0625rem ${theme.space.x2};
        border: 1px solid ${theme.color.control};
        border-radius: ${theme.radius.round};
        color: ${theme.color.text};
        font-weight: ${theme.weight.strong};
      }
      .address { margin-left: auto; overflow-wrap: anywhere; }
    }

    .sheet {
      --unit: clamp(0.75rem, 1.95cqi, 1.0625rem);
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      background: var(--paper);
      color: var(--pen);
      font-size: var(--unit);
    }
    .name { padding: calc(1.4 * var(--unit)) 0 0 calc(2 * var(--unit)); font-size: 1.15em; font-weight: 700; }
    .sections { display: flex; flex-wrap: wrap; gap: 0 1.4em; align-items: end; padding: 1.4em 2em 0 1em; }
    .pitch { grid-column: 1; padding: 3em 0 3em 2em; align-self: center; }
    .headline { text-wrap: balance; }
    .text { max-width: 26em; margin-top: 1em; font-size: max(0.75rem, 1.05em); }
    .action { margin-top: 1.5em; }
    .action span { display: inline-block; padding: 0.7em 1.4em; font-weight: 700; }
    .art { grid-column: 2; align-self: center; width: 36cqi; }
    dl { grid-column: 1 / -1; display: grid; grid-template-columns: repeat(3, 1fr); }
    dd { font-weight: 700; font-variant-numeric: tabular-nums; }
    @container (max-width: 26rem) {
      .pitch { padding: 1.75em 0 1.75em 1.5em; }
      .name { padding-left: calc(1.5 * var(--unit)); }
      .name, .sections { grid-column: 1 / -1; }
      .sections { padding: 0.2em 1.5em 0; font-size: 0.75rem; }
      dl > div:first-child { padding-left: 1.5em; }
      .text { font-size: 0.75rem; }
    }
  }
  ${exampleLooks}
  ${media.forcedColors} { .example-site .sheet, .example-site .sheet * { color: CanvasText !important; } }
  @media print { .example-site .sheet, .example-site .sheet * { color: black !important; } }
`;
