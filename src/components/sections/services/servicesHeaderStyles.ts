import styled from 'styled-components';
import { starlight } from '@/components/scenes/street/Starlight';
import { container } from '@/styles/container';
import { media } from '@/styles/media';
import { visuallyHidden } from '@/styles/mixins';
import { theme } from '@/styles/theme';

/** The look of the services page's header and of its index: an evening sky, and the index on the ground under it. */
export const Header = styled.header`
  padding-bottom: ${theme.space.x4};
  background: ${theme.color.street};
  nav { ${container} }

  /* The words end where the sky is still dark enough for them. */
  .evening {
    container-type: inline-size;
    position: relative;
    overflow: hidden;
    background: linear-gradient(
      in oklab,
      ${theme.color.dusk},
      ${theme.color.duskLow} calc(100% - 11rem),
      ${theme.color.plum} calc(100% - 4.5rem),
      ${theme.color.ember}
    );
  }
  .starlight {
    ${starlight}
    ${media.tablet} { mask: linear-gradient(90deg, transparent 50%, #000 62%); }
  }
  .first {
    ${container}
    position: relative;
    padding-top: calc(${theme.height.header} + ${theme.space.x4});
    padding-bottom: 3.25rem;
  }
  /* On a phone the house stands beside the last of the words, as wide as they leave it. */
  .workshop {
    --house: min(100cqi - 2 * ${theme.space.gutter} - 11.75rem, 9rem);
    position: absolute;
    right: ${theme.space.gutter};
    bottom: 0;
    width: var(--house);
    /* The house's walls in the drawing's own units. */
    svg { width: calc(var(--house) * 440 / 264); max-width: none; margin-left: calc(var(--house) * -48 / 264); }
  }
  ${media.tablet} {
    padding-bottom: ${theme.space.x5};
    .evening { background: linear-gradient(in oklab, ${theme.color.dusk}, ${theme.color.duskLow} 48%, ${theme.color.plum} 80%, ${theme.color.ember}); }
    .first {
      display: grid;
      grid-template-columns: 7fr 5fr;
      column-gap: ${theme.space.x5};
      align-items: end;
      padding-bottom: 0;
    }
    .words { z-index: 1; padding-bottom: 4.5rem; }
    .workshop { position: static; width: auto; svg { width: 100%; margin: 0; } }
    nav { padding-top: ${theme.space.x5}; }
  }
  ${media.desktop} { .first { padding-top: calc(${theme.height.header} + clamp(1rem, 3vw, 3.5rem)); } }

  .words > :first-child { margin-bottom: clamp(${theme.space.x3}, 2.5vw, ${theme.space.x6}); }
  h1 {
    /* Well below the width of two lines, so that every font breaks it into three. */
    max-width: 7.4em;
    font-size: ${theme.size.hero};
    line-height: ${theme.leading.display};
    letter-spacing: ${theme.tracking.display};
  }
  .lede { max-width: 34rem; margin-top: ${theme.space.x5}; color: ${theme.color.text}; font-size: ${theme.size.lede}; }
  .included { margin-block: ${theme.space.x4} ${theme.space.x5}; color: ${theme.color.text}; font-weight: ${theme.weight.strong}; }
  ${media.phone} {
    .lede { margin-top: ${theme.space.x4}; }
    .included { max-width: 10.75rem; }
    .button { padding-inline: 1.125rem; }
  }

  /* In a short window the whole house is in view, and the index begins. */
  @media (min-width: 64em) and (max-height: 46em) {
    .first { padding-top: ${theme.height.header}; }
    h1 { font-size: min(${theme.size.hero}, 9.25svh); }
    .lede { margin-top: ${theme.space.x4}; }
    .included { margin-block: ${theme.space.x3} ${theme.space.x4}; }
    .words { padding-bottom: ${theme.space.x7}; }
    .workshop svg { max-height: calc(100svh - ${theme.height.header} - 9rem); }
  }

  li { border-top: 1px solid ${theme.color.line}; }
  ${media.phone} { li:first-child { border-top: 0; } }
  li:last-child { border-bottom: 1px solid ${theme.color.line}; }
  nav a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 0 ${theme.space.x4};
    color: ${theme.color.text};
    text-decoration: none;
    transition: transform ${theme.motion.quick};
  }
  .title {
    grid-column: 2 / -1;
    font-family: ${theme.font.display};
    font-size: ${theme.size.heading};
    font-weight: ${theme.weight.strong};
    letter-spacing: ${theme.tracking.title};
    line-height: ${theme.leading.title};
  }
  .timeline, .price { color: ${theme.color.muted}; font-size: ${theme.size.small}; }
  .timeline::first-letter, .price::first-letter { text-transform: uppercase; }
  .timeline, .price, .title { display: block; }
  .title { padding-top: ${theme.space.x3}; ${media.phone} { font-size: 1.1875rem; } }
  .timeline, .price { padding-bottom: ${theme.space.x3}; }
  .timeline { grid-area: 2 / 3; text-align: right; font-variant-numeric: tabular-nums; }
  .price { grid-area: 2 / 2; color: ${theme.color.text}; }
  .columns { display: none; }
  /* The service's window in the house. */
  .room {
    grid-row: span 2;
    width: 3.125rem;
    stroke-linecap: round;
    stroke-linejoin: round;
    .window { fill: ${theme.color.signal}; stroke: ${theme.color.signalDeep}; stroke-width: 4px; }
    .inside { fill: ${theme.color.onSignal}; }
    .cut { fill: none; stroke: ${theme.color.signal}; stroke-width: 4.5px; }
  }
  .arrow { display: none; width: 1rem; fill: none; stroke: ${theme.color.cool}; stroke-width: 1.5px; stroke-linecap: round; stroke-linejoin: round; }
  ${media.hover} { a:hover .title { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; } }
  ${media.tablet} {
    nav a, .columns { display: grid; grid-template-columns: auto 1fr 9rem 9rem 1rem; gap: ${theme.space.x4}; }
    .columns {
      padding-bottom: ${theme.space.x2};
      color: ${theme.color.quiet};
      font-size: ${theme.size.small};
      > :first-child { grid-column: 3; }
    }
    .timeline, .price { white-space: nowrap; font-variant-numeric: tabular-nums; }
    .from { ${visuallyHidden} }
    .room { grid-row: auto; width: 3.625rem; }
    .title, .timeline, .price { padding-block: ${theme.space.x4}; }
    .title, .timeline, .price { grid-area: auto; }
    .timeline { text-align: left; }
    .arrow { display: block; }
  }
  ${media.desktop} {
    nav a, .columns { grid-template-columns: auto 1fr 12rem 12rem 1rem; column-gap: ${theme.space.x5}; }
    .timeline, .price { font-size: inherit; }
  }
  ${media.forcedColors} { .moon, .starlight { display: none; } }
  @media print { .room { visibility: hidden; } .starlight, .workshop { display: none; } }
`;
