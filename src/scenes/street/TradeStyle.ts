import { createGlobalStyle } from 'styled-components';
import { examples } from '@/content/examples/examples';
import { media } from '@/styles/media';

/** The trades with an awning, and so with goods in the shop's window (street.svg). */
const dressedTrades = examples.filter(({ awning }) => awning);

/**
 * In every light the awning's color for the visitor's trade (`data-trade`), and its goods in place of the agency's.
 * Rendered once per page.
 */
export const TradeStyle = createGlobalStyle`
  [data-trade] [data-light] { --show-goods: none; }
  ${media.screenColors} {
    ${dressedTrades.map(({ slug, awning }) => `[data-trade='${slug}'] { --trade: ${awning}; }`)}
    [data-trade] [data-light] { --awning-stripe: color-mix(in oklab, var(--trade) 55%, var(--awning)); }
  }
`;
