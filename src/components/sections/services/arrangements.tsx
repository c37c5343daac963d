import type { ReactNode } from 'react';
import { css, type RuleSet } from 'styled-components';
import { ExampleSite } from '@/components/examples/ExampleSite';
import { salon } from '@/content/examples/salon';
import type { Service, ServiceSlug } from '@/content/services';
import { CallScene } from '@/scenes/services/CallScene';
import { drawnAt, ServiceScene, wideDrawing } from '@/scenes/services/ServiceScene';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { behindWords, bleeding, columnGap, groundBelow, sectionGap } from './pictures';
import { bubbles, rows } from './resultStyles';

export type ArrangedPart = RuleSet<object> | undefined;

/** What is a service's own in its block: its picture, and the style of each part. */
interface Arrangement {
  /** Left out for a service without a drawing. */
  picture?: (service: Service) => ReactNode;
  /** Above the results. */
  sound?: ReactNode;
  section?: ArrangedPart;
  /** Of the picture. */
  box?: ArrangedPart;
  text?: ArrangedPart;
  results: ArrangedPart;
  offer: ArrangedPart;
}

const scene = (service: Service) => <ServiceScene service={service} />;

/* On a desktop, three columns where the block has its whole width for them. */
const offerInColumns = css`
  ${media.tablet} { ul { columns: 2; } }
  ${media.desktop} { ul { columns: 3; } }
`;

/* Figures in large type, in as many columns as there are results. */
const figuresInColumns = (columns: number, figure: string) => css`
  ${media.tablet} {
    ul strong { font-size: ${figure}; }
    li > b:not(:has(+ p)), li > p > span { font-size: ${theme.size.lede}; }
    p > span { margin-top: ${theme.space.x1}; }
    ul { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }
  }
`;

/** How the blocks of services are arranged that have an arrangement of their own. */
const arrangements = {
  // An example as wide as the page, and words, results and offer side by side below it.
  website: {
    picture: () => <ExampleSite example={salon} alone />,
    /* As wide as the page, so without edges at its sides. */
    box: css`
      --example-height: clamp(24rem, 36vw, 38rem);
      --bar-side: var(--side);
      margin-inline: calc(-1 * var(--side));
      > figure { border-inline: 0; border-radius: 0; }
      ${media.tablet} { margin-top: calc(-1 * ${theme.space.x3}); }
      /* Its edges, and the left edge of its words beside a picture, are those of the columns below. */
      ${media.desktop} {
        --example-edge: var(--side);
        --example-words: calc(var(--side) + (100cqi - 2 * var(--side) + ${columnGap}) / 3);
      }
    `,
    text: css`${media.desktop} { grid-column: 1 / 5; }`,
    results: css`
      ${rows}
      ul strong { font-size: 1.75rem; }
      ${media.tablet} { grid-column: 1 / 7; }
      ${media.desktop} { grid-column: 5 / 9; }
    `,
    offer: css`
      ${media.tablet} { grid-column: 7 / -1; }
      ${media.desktop} { grid-column: 9 / -1; }
    `,
  },
  // A week of emails along the street, and below it the results.
  email: {
    picture: scene,
    section: css`${media.desktop} { > p { grid-row: 1; } > h2 { grid-column: 1 / 7; } }`,
    box: css`
      ${bleeding}
      ${media.desktop} {
        ${groundBelow}
        grid-row: 3;
        height: 36cqi;
        margin-block: -3rem -2.5rem;
        aspect-ratio: auto;
      }
    `,
    text: css`${media.desktop} { grid-column: 7 / -1; }`,
    /* Below a lit edge. */
    results: css`
      ul {
        display: grid;
        gap: ${theme.space.x4} ${columnGap};
        padding-top: ${theme.space.x4};
        border-top: 2px solid ${theme.color.signalSoft};
      }
      li { display: grid; align-content: start; }
      p { display: contents; > * { order: -1; } }
      ul strong { font-size: 2.25rem; }
      ${figuresInColumns(2, 'clamp(2rem, 3.9vw, 4rem)')}
    `,
    offer: offerInColumns,
  },
  // Words in the sky of the scene, and the results as a conversation on its ground.
  chatbot: {
    picture: scene,
    section: css`${media.desktop} { > h2 { grid-column: 1 / 7; } }`,
    box: css`
      ${bleeding}
      ${media.desktop} {
        ${behindWords}
        ${drawnAt('max(0rem, calc(var(--side) - 14rem))', '70%')}
        grid-area: 1 / 1 / 4 / -1;
      }
    `,
    /* Ends above the hills. */
    text: css`
      ${media.desktop} {
        width: 42%;
        padding-bottom: 10.4cqi;
      }
    `,
    results: css`
      ${bubbles}
      ${media.tablet} { grid-column: 1 / 7; }
      ${media.desktop} { margin-top: calc(var(--pad) - ${sectionGap}); }
    `,
    offer: css`
      ${media.tablet} { grid-column: 8 / -1; }
      ${media.desktop} { margin-top: calc(var(--pad) - ${sectionGap}); }
    `,
  },
  // Words beside the lamp, above the desk, and the results below the sound of a call.
  phone: {
    picture: scene,
    sound: <CallScene />,
    section: css`${media.desktop} { > p, > h2 { grid-column: 7 / -1; } }`,
    /* A room, which begins at its ceiling. */
    box: css`
      ${bleeding}
      ${media.desktop} {
        ${behindWords}
        ${drawnAt(`calc(100cqi - ${wideDrawing} - max(2.5rem, var(--side) - 11.5rem))`)}
        grid-area: 1 / 1 / 4 / -1;
        border-top: 2px solid ${lightColor.wallEdge};
      }
    `,
    text: css`
      ${media.desktop} {
        grid-column: 7 / -1;
        margin-bottom: calc(0.18 * ${wideDrawing});
      }
    `,
    results: css`
      ul { display: grid; gap: ${theme.space.x3}; }
      li { display: grid; grid-template-columns: 5.5rem minmax(0, 1fr); align-items: baseline; }
      p { display: contents; }
      strong { grid-area: 1 / 1; }
      ul strong { font-size: 1.875rem; }
      p > span { grid-area: 1 / 2; }
      b { grid-area: 2 / 2; }
      ${media.hugeLetters} { li, p { display: block; } }
      ${figuresInColumns(3, 'clamp(3.25rem, 5.4vw, 5.5rem)')}
      ${media.tablet} {
        ul { gap: ${columnGap}; }
        li { display: flex; flex-direction: column; align-items: start; }
        p > * { order: -1; }
      }
    `,
    offer: css`${media.tablet} { ul { columns: 2; } }`,
  },
  // Words and results in the sky, above the hills.
  messaging: {
    picture: scene,
    box: css`
      ${bleeding}
      ${media.desktop} {
        ${behindWords}
        ${drawnAt('max(0rem, calc(var(--side) - 14rem))', '78%')}
        grid-area: 1 / 1 / 5 / -1;
      }
    `,
    text: css`${media.desktop} { grid-column: 1 / 7; width: 88%; }`,
    results: css`
      ${rows}
      ${media.desktop} { grid-column: 1 / 7; width: 88%; padding-bottom: calc(0.26 * ${wideDrawing}); }
    `,
    offer: offerInColumns,
  },
} satisfies Partial<Record<ServiceSlug, Arrangement>>;

/** Words, results and offer one below the other. */
const plain: Arrangement = { results: rows, offer: offerInColumns };

/** How a service's block is arranged: by default, with its words in the sky of its drawing, if it has one. */
export function arrangementOf({ slug, drawing }: Service): Arrangement {
  const own: Partial<Record<string, Arrangement>> = arrangements;
  return own[slug] ?? (drawing ? arrangements.messaging : plain);
}
