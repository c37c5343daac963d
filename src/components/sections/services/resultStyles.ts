import { css } from 'styled-components';
import { lightColor } from '@/styles/lightStyles';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';

export const rows = css`
  ul {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${theme.space.x4};
    ${media.tablet} { border-bottom: 1px solid ${theme.color.lineOnBlue}; }
  }
  li {
    display: grid;
    grid-column: span 2;
    grid-template-columns: subgrid;
    @supports not (grid-template-columns: subgrid) {
      gap: inherit;
      grid-template-columns: minmax(clamp(4.75rem, 8vw, 6.25rem), max-content) minmax(0, 1fr);
    }
    align-items: center;
    padding-block: clamp(0.5rem, 1.5vw, ${theme.space.x3});
    border-top: 1px solid ${theme.color.lineOnBlue};
  }
  p { display: contents; }
  b { grid-column: 2; }
  b:has(+ p) { grid-row: 2; align-self: start; }
  strong { grid-area: 1 / 1 / span 2; }
  p > span { grid-area: 1 / 2; align-self: end; }
  ${media.largeText} { ul, li, p, strong, b { display: block; } li::before { display: inline-block; } }
  li:not(:has(p))::before {
    content: '';
    width: 1em;
    height: 0.5em;
    border: solid ${theme.color.text};
    border-width: 0 0 0.16em 0.16em;
    transform: translateY(-0.2em) rotate(-45deg);
    font-size: clamp(1.25rem, 3.4vw, 1.625rem);
  }
`;

const { large } = theme.radius;

const bubble = css`
  max-width: 88%;
  padding: ${theme.space.x2} ${theme.space.x4};
  border: 2px solid ${lightColor.bubbleEdge};
  border-radius: ${large} ${large} ${large} 0;
  background: ${lightColor.board};
`;
const ownBubble = css`
  justify-self: end;
  border-color: ${lightColor.lamp};
  border-radius: ${large} ${large} 0;
  background: ${lightColor.ownBubble};
  @media print { border-color: currentcolor; }
`;

export const bubbles = css`
  ul { display: grid; gap: ${theme.space.x3}; }
  li { display: grid; gap: ${theme.space.x2}; justify-items: start; }
  b, p { ${bubble} }
  p, b:not(:has(+ p)) { ${ownBubble} }
  p { display: flex; align-items: center; gap: ${theme.space.x3}; }
  strong { flex: none; }
  ${media.hugeText} { p { display: block; } }
  ul > li > b { color: inherit; font-weight: ${theme.weight.strong}; font-size: 1em; }
  li > p > span { font-weight: inherit; }
  ${media.tablet} { ul > li > b { font-size: ${theme.size.lede}; } }
`;
