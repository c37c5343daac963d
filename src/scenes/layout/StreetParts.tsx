import { cache } from 'react';
import { createGlobalStyle } from 'styled-components';
import { examples } from '@/content/examples/examples';
import { DrawingRules } from '@/scenes/drawing/Drawing';
import { prefixIds, readDrawing } from '@/scenes/drawing/readDrawing';
import { streetParts, streetPrefix } from '@/scenes/drawing/street';
import { lightStyles, NightStyle } from '@/styles/lightStyles';
import { media } from '@/styles/media';

/**
 * The markup of the street's parts, in an svg that is not displayed, so that browsers style them only where they are
 * used: they style what a `<g>` contains in any case. Gradients work only where they are displayed. Cached, so that
 * React puts it into a page's data once, although the 404 page is in that data, too.
 */
const streetMarkup = cache(() => {
  const { defs } = readDrawing('street');
  const parts = streetParts().map(({ markup }) => markup);
  return { __html: prefixIds(`<defs>${defs}</defs><svg>${parts.join('')}</svg>`, streetPrefix) };
});

/** The trades with an awning, and so with goods in the shop's window (street.svg). */
const dressedTrades = examples.filter(({ awning }) => awning);

/**
 * In every light the awning's color for the visitor's trade (`data-trade`), and its goods in place of the agency's.
 */
const TradeStyle = createGlobalStyle`
  [data-trade] [data-light] { --show-goods: none; }
  ${media.screenColors} {
    ${dressedTrades.map(({ slug, awning }) => `[data-trade='${slug}'] { --trade: ${awning}; }`)}
    @supports (color: color-mix(in oklab, red, red)) {
      [data-trade] [data-light] { --awning-stripe: color-mix(in oklab, var(--trade) 55%, var(--awning)); }
    }
  }
`;

/** Rendered once per page: the street's parts, which every scene references, and the scenes' shared styles. */
export function StreetParts() {
  return (
    <>
      <NightStyle />
      <TradeStyle />
      {lightStyles.map(({ name, Style }) => (
        <Style key={name} />
      ))}
      <DrawingRules />
      <svg
        width="0"
        height="0"
        aria-hidden="true"
        data-parts=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from a file of the project
        dangerouslySetInnerHTML={streetMarkup()}
      />
    </>
  );
}
