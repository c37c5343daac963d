import { createGlobalStyle } from 'styled-components';
import { container } from './container';
import { media } from './media';
import { theme } from './theme';

/**
 * The hour of a section: `.hour` with `data-hour`. The sky of that hour, the street under it, and the
 * time in large type between them; `data-bare` is the type alone. For the pages that have such sections.
 */
export const HourRules = createGlobalStyle`
  @keyframes hour-light { from { opacity: 0; } }
  @keyframes hour-moon { from { transform: translate(var(--travel), 2rem); } to { transform: translate(calc(-1 * var(--travel)), -0.5rem); } }

  .hour {
    --top: transparent;
    --sky: #1f1a58;
    --low: #3a2a70;
    --wall: #0d0b22;
    --edge: #4a4386;
    position: relative;
    /* Not hidden, which would make it the scroller that its own timeline follows. */
    overflow: clip;
    p {
      ${container}
      position: relative;
      display: grid;
      gap: ${theme.space.x2};
      padding-block: clamp(2.5rem, 5vw, 5rem) clamp(8.5rem, 13.5vw, 19rem);
    }
    time {
      font: ${theme.weight.display} ${theme.size.hour} / 0.95 ${theme.font.display};
      letter-spacing: -0.045em;
    }
    span { color: ${theme.color.muted}; font-size: ${theme.size.lede}; line-height: 1.35; text-wrap: balance; }
  }
  .hour:not([data-bare]) {
    border-bottom: 2px solid var(--edge);
    background: linear-gradient(in oklab, var(--top), var(--sky) 45%, var(--low));
  }
  .hour[data-hour='3'] { --top: #221b54; --sky: #151a4a; --low: #20295f; --wall: #090a1e; --edge: #3a4380; }
  .hour[data-hour='4'] { --top: #263266; --sky: #29406f; --low: #2b4470; --wall: #16203d; --edge: #5a6a93; span { color: ${theme.color.text}; } }
  /* What follows an hour goes on from the foot of its sky, from edge to edge, up to the next hour. */
  ${media.screenColors} {
    [data-after-hour] {
      --late: #3a2a70;
      --later: #221b54;
      border-image: linear-gradient(in oklab, var(--late), var(--later)) fill 0 / 0 / 0 100vw ${theme.space.section};
    }
    [data-after-hour='3'] { --late: #20295f; --later: #263266; }
    [data-after-hour='4'] { --late: #2b4470; --later: #2b4470; }
    /* Where no hour went before, only the way into the morning. */
    [data-after-hour='none'] { --late: transparent; --later: #2b4470; border-image-outset: 0 100vw; }
  }
  .hour[data-bare] p { padding-block: 0; padding-inline: 0; }

  .hour svg { position: absolute; left: 0; width: 100%; fill: none; stroke-linecap: round; }
  .hour .sky { top: 0; height: 100%; }
  .hour .roofs { bottom: 0; height: max(9rem, 13.75vw); }
  .hour .stars { stroke: ${theme.color.text}; opacity: 0.8; }
  .hour[data-hour='4'] .stars { opacity: 0.3; }
  .hour .moon { --travel: 7rem; fill: #eadfd6; ${media.phone} { --travel: 1rem; r: 20px; cx: 922px; cy: 34px; } }
  .hour .wall { fill: var(--wall); stroke: var(--edge); stroke-width: 1.5px; }
  .hour .asleep { stroke: var(--edge); stroke-opacity: 0.5; }
  .hour .awake { fill: #c3c9f4; }
  .hour .lit, .hour .lamp { fill: ${theme.color.signal}; }
  .hour .post { stroke: #8177bd; stroke-width: 3px; }
  .hour .inside { fill: ${theme.color.onSignal}; }
  .hour .awning { fill: var(--wall); stroke: var(--edge); stroke-width: 1.5px; }
  .hour .smoke { stroke: #c9d2e6; stroke-width: 4px; stroke-opacity: 0.5; }

  /* The moon moves on and the windows light up while the hour is scrolled past. */
  @supports (animation-timeline: view()) {
    ${media.motion} {
      .hour .awake, .hour .lit { animation: hour-light linear both; animation-timeline: --hour; animation-range: entry 70% cover 50%; }
      .hour { view-timeline: --hour; }
      .hour .moon { animation: hour-moon linear both; animation-timeline: --hour; animation-range: cover; }
    }
  }
  ${media.forcedColors} { .hour svg { display: none; } .hour p { padding-bottom: ${theme.space.x5}; } }
  @media print { .hour svg { display: none; } .hour p { padding-block: ${theme.space.x5}; } }
`;
