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
    display: flex;
    flex-direction: column;
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
      flex: 1;
      position: relative;
      display: grid;
      overflow: hidden;
      background: var(--example-paper);
      color: var(--example-pen);
      font-size: var(--unit);
    }
    .name { font-weight: 700; }
    .sections { display: flex; flex-wrap: wrap; gap: 0 1.4em; }
    .headline { font-family: ${theme.font.display}; text-wrap: balance; }
    .text { max-width: 26em; margin-top: 1em; font-size: max(0.75rem, 1.1em); text-wrap: balance; }
    .action { margin-top: 1.5em; }
    .action span { display: inline-block; padding: 0.7em 1.4em; font-weight: 600; }
    dl { display: grid; grid-template-columns: repeat(3, 1fr); align-items: end; }
    dl > div { display: grid; grid-template-rows: subgrid; grid-row: span 2; }
    dt { align-self: end; }
    dd { font-weight: 600; font-variant-numeric: tabular-nums; }
  }
  ${exampleLooks}
  ${media.forcedColors} { .example-site .sheet, .example-site .sheet * { color: CanvasText !important; } }
  @media print { .example-site .sheet, .example-site .sheet * { color: black !important; } }
`;
