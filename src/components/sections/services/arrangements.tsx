import type { ReactNode } from 'react';
import { css, type RuleSet } from 'styled-components';
import { salon } from '@/content/examples/salon';
import type { Service, ServiceSlug } from '@/content/services';
import { ExampleSite } from '@/scenes/examples/ExampleSite';
import { CallScene } from '@/scenes/services/CallScene';
import { drawnAt, ServiceScene, wideDrawing } from '@/scenes/services/ServiceScene';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { behindWords, bleeding, columnGap, groundBelow, sectionGap } from './pictures';
import { bubbles, rows } from './resultStyles';

export type ArrangedPart = RuleSet<object> | undefined;

interface Arrangement {
  picture?: (service: Service) => ReactNode;
  sound?: ReactNode;
  section?: ArrangedPart;
  box?: ArrangedPart;
  text?: ArrangedPart;
  results: ArrangedPart;
  offer: ArrangedPart;
}

const scene = (service: Service) => <ServiceScene service={service} />;

/* A grid, because columns are balanced by height: with six features, they would have one, two, and three. */
const offerInColumns = css`
  ul { display: grid; align-items: start; }
  ${media.tablet} { ul { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.desktop} { ul { grid-template-columns: repeat(3, minmax(0, 1fr)); } }
`;

const figuresInColumns = (columns: number, figure: string) => css`
  ${media.tablet} {
    ul strong { font-size: ${figure}; }
    li > b:not(:has(+ p)), li > p > span { font-size: ${theme.size.lede}; }
    p > span { margin-top: ${theme.space.x1}; }
    ul { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); }
  }
`;

const arrangements = {
  website: {
    picture: () => <ExampleSite example={salon} alone />,
    box: css`
      --example-height: clamp(24rem, 36vw, 38rem);
      --bar-side: var(--side);
      margin-inline: calc(-1 * var(--side));
      > figure { border-inline: 0; border-radius: 0; }
      ${media.tablet} { margin-top: calc(-1 * ${theme.space.x3}); }
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
  phone: {
    picture: scene,
    sound: <CallScene />,
    section: css`${media.desktop} { > p, > h2 { grid-column: 7 / -1; } }`,
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
      ${media.hugeText} { li, p { display: block; } }
      ${figuresInColumns(3, 'clamp(3.25rem, 5.4vw, 5.5rem)')}
      ${media.tablet} {
        ul { gap: ${columnGap}; }
        li { display: flex; flex-direction: column; align-items: start; }
        p > * { order: -1; }
      }
    `,
    offer: css`${media.tablet} { ul { columns: 2; } }`,
  },
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

const plain: Arrangement = { results: rows, offer: offerInColumns };

/** The default is messaging's for a service with a drawing. */
export function arrangementOf({ slug, drawing }: Service): Arrangement {
  const bySlug: Partial<Record<string, Arrangement>> = arrangements;
  return bySlug[slug] ?? (drawing ? arrangements.messaging : plain);
}
