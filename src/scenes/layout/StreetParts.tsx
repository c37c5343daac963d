import { cache } from 'react';
import { createGlobalStyle } from 'styled-components';
import { examples } from '@/content/examples/examples';
import { DrawingRules } from '@/scenes/drawing/Drawing';
import { prefixIds, readDrawing } from '@/scenes/drawing/readDrawing';
import { streetParts, streetPrefix } from '@/scenes/drawing/street';
import { lightStyles, NightStyle } from '@/styles/lightStyles';
import { media } from '@/styles/media';

/**
 * Puts parts into an `<svg>` that is not displayed: browsers style them only where they are used. They always style the
 * contents of a `<g>`. Gradients must be displayed. Cached, because a page's data contains the 404 page, too.
 */
const streetMarkup = cache(() => {
  const { defs } = readDrawing('street');
  const parts = streetParts().map(({ markup }) => markup);
  return { __html: prefixIds(`<defs>${defs}</defs><svg>${parts.join('')}</svg>`, streetPrefix) };
});

const dressedTrades = examples.filter(({ awning }) => awning);

/** Shows the awning and goods of the visitor's trade (`data-trade`). */
const TradeStyle = createGlobalStyle`
  [data-trade] [data-light] { --show-goods: none; }
  ${media.screenColors} {
    ${dressedTrades.map(({ slug, awning }) => `[data-trade='${slug}'] { --trade: ${awning}; }`)}
    @supports (color: color-mix(in oklab, red, red)) {
      [data-trade] [data-light] { --awning-stripe: color-mix(in oklab, var(--trade) 55%, var(--awning)); }
    }
  }
`;

/** Rendered once per page, for all scenes. */
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
