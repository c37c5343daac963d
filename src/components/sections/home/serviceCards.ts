import styled from 'styled-components';
import { media } from '@/styles/media';
import { factsStyles, panel } from '@/styles/mixins';
import { theme } from '@/styles/theme';
import { exampleSiteStyles } from '../examples/exampleSiteStyles';

/** The featured service: an example of what it makes, and the words beside it. */
export const Featured = styled.article`
  ${panel}
  ${factsStyles}
  ${exampleSiteStyles}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space.x5};
  padding: ${theme.space.x4};
  ${media.tablet} { padding: ${theme.space.x6}; }
  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${theme.space.x7};
  }

  h3 { font-size: ${theme.size.title}; }
  > div > p { margin-block: ${theme.space.x2} ${theme.space.x5}; color: ${theme.color.muted}; }
  .facts { margin-bottom: ${theme.space.x5}; }
`;

/** The other four: picture and words at the same height, each picture on a wall of the street. */
export const Others = styled.ul`
  display: grid;
  gap: ${theme.space.x5};
  margin-top: ${theme.space.x5};

  > li {
    position: relative;
    display: grid;
    border: 1px solid ${theme.color.line};
    border-top-color: ${theme.color.lineLit};
    border-radius: ${theme.radius.large};
    overflow: hidden;
    background: ${theme.color.well};
    transition: border-color ${theme.motion.quick};
    > :last-child { display: flex; flex-direction: column; padding: ${theme.space.x4} ${theme.space.x5} ${theme.space.x5}; }
  }
  /* On a phone a detail of each scene, beside the words. */
  ${media.phone} {
    gap: ${theme.space.x4};
    > li { grid-template-columns: min(7.5rem, 34%) minmax(0, 1fr); }
    > li > :last-child { padding: ${theme.space.x3} ${theme.space.x4}; }
    p { font-size: ${theme.size.small}; line-height: 1.45; }
  }
  ${media.tablet} { .picture { aspect-ratio: 16 / 10; } }
  h3 { font-size: ${theme.size.lede}; line-height: 1.2; }
  h3 a::after { content: ''; position: absolute; inset: 0; border-radius: ${theme.radius.large}; }
  p { color: ${theme.color.muted}; }
  .price {
    margin-top: auto;
    padding: ${theme.space.x3} 0 0;
    color: ${theme.color.text};
    font-weight: ${theme.weight.strong};
    font-variant-numeric: tabular-nums;
    font-size: ${theme.size.small};
    ${media.tablet} { white-space: nowrap; }
  }
  .arrow {
    position: absolute;
    right: ${theme.space.x4};
    bottom: ${theme.space.x4};
    width: 1.125rem;
    fill: none;
    stroke: ${theme.color.cool};
    stroke-width: 2px;
    stroke-linecap: round;
    stroke-linejoin: round;
    transition: transform ${theme.motion.quick};
  }
  > li:hover .arrow { transform: translateX(0.25rem); }
  .price::first-letter { text-transform: uppercase; }
  ${media.hover} { > li:hover { border-color: ${theme.color.control}; } }

  /* The words stand beside the picture where its own words stay readable. */
  ${media.tablet} { grid-template-columns: repeat(2, 1fr); > li { grid-template-rows: auto 1fr; } .arrow { right: ${theme.space.x5}; bottom: calc(${theme.space.x5} + 0.1875rem); } }
  @media (min-width: 75em) {
    > li { grid-template: auto / 7fr 6fr; align-items: stretch; }
    > li > :last-child { padding: ${theme.space.x5} ${theme.space.x5} ${theme.space.x5} ${theme.space.x6}; }
    .picture { aspect-ratio: auto; }
  }
`;
