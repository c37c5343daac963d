import { createGlobalStyle } from 'styled-components';
import { container } from './container';
import { earlyMorning } from './earlyMorning';
import { media } from './media';
import { theme } from './theme';

/**
 * The hour of a section: `.hour` with `data-hour`. The sky of that hour, the street under it, and the
 * time in large type between them; `data-bare` is the type alone. For the pages that have such sections.
 */
export const HourRules = createGlobalStyle`
  @keyframes hour-light { from { opacity: 0; } }
  @keyframes hour-walk { from { transform: translateX(-140px); } to { transform: translateX(60px); } }
  @keyframes hour-sleep { to { opacity: 0.16; } }
  @keyframes hour-moon { from { transform: translate(var(--from)); } to { transform: translate(var(--to)); } }

  .hour {
    --top: transparent;
    --sky: #1f1a58;
    --low: #3a2a70;
    --wall: #0d0b22;
    --edge: #4a4386;
    --awning: #1f1d52;
    --stripe: #5a3f86;
    position: relative;
    /* Not hidden, which would make it the scroller that its own timeline follows. */
    overflow: clip;
    p {
      ${container}
      position: relative;
      display: grid;
      gap: ${theme.space.x2};
      padding-block: clamp(1.5rem, 5vw, 5rem) clamp(8.5rem, 13.5vw, 19rem);
    }
    time {
      font: ${theme.weight.display} ${theme.size.hour} / 0.95 ${theme.font.display};
      letter-spacing: -0.02em;
      word-spacing: -0.08em;
      white-space: nowrap;
    }
    /* A clock's hour is the picture; which half of the day it is, a note to it. */
    small { color: ${theme.color.muted}; font-size: 0.36em; font-weight: ${theme.weight.strong}; letter-spacing: 0; word-spacing: 0; }
    span { color: ${theme.color.muted}; font-size: ${theme.size.lede}; line-height: 1.35; text-wrap: balance; }
  }
  .hour:not([data-bare]) {
    border-bottom: 2px solid var(--edge);
    background: linear-gradient(in oklab, var(--top), var(--sky) 45%, var(--low));
  }
  .hour[data-hour='3'] { --top: #221b54; --sky: #12163f; --low: #20295f; --wall: #090a1e; --edge: #3a4380; }
  /* Light comes up behind the roofs. */
  .hour[data-hour='4'] {
    --top: #263266;
    --sky: ${earlyMorning.sky};
    --low: ${earlyMorning.haze} 66%, ${earlyMorning.rose} 84%, ${earlyMorning.light};
    --wall: ${earlyMorning.wall};
    --edge: ${earlyMorning.edge};
    --awning: #2b3558;
    --stripe: #8f5560;
    span, small { color: ${theme.color.text}; }
  }
  /* What follows an hour goes on from the foot of its sky, from edge to edge, up to the next hour. */
  ${media.screenColors} {
    [data-after-hour] {
      --late: #3a2a70;
      --later: #221b54;
      border-image: linear-gradient(in oklab, var(--late), var(--later)) fill 0 / 0 / 0 100vw ${theme.space.section};
    }
    [data-after-hour='2'] { --late: ${theme.color.street}, #32245f 24rem; }
    [data-after-hour='3'] { --late: #20295f; --later: #263266; }
    [data-after-hour='4'] { --late: #2b4470; --later: #2b4470; }
    /* Where no hour went before, only the way into the morning. */
    [data-after-hour='none'] { --late: transparent; --later: #2b4470; border-image-outset: 0 100vw; }
  }
  .hour[data-bare] p { padding-block: 0; padding-inline: 0; }
  /* The hours of the evening, in one line. */
  .hour:is([data-hour='1'], [data-hour='2']) {
    p { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${theme.space.x4}; }
    time { font-size: ${theme.size.title}; word-spacing: 0; }
    small { font-size: 0.5em; }
    span { font-size: ${theme.size.body}; }
  }
  /* The ground in front of a first screen, with its hour. */
  .pavement {
    position: relative;
    flex: none;
    display: grid;
    align-items: center;
    min-height: var(--pavement);
    margin-top: auto;
    padding-block: ${theme.space.x3};
    background: ${theme.color.street};
    > div { ${container} }
    ${media.tablet} { height: var(--pavement); padding-block: 0; }
  }

  .hour svg { position: absolute; left: 0; width: 100%; fill: none; stroke-linecap: round; }
  .hour .sky { top: 0; height: 100%; }
  .hour .roofs { bottom: 0; height: max(9rem, 13.75vw); }
  .hour[data-hour='3'] .roofs { height: max(11rem, 22vw); }
  /* On a phone what the hour is about: the shop with the lamp and the tower, or with the bakery. */
  ${media.phone} {
    .hour:not([data-bare]) p { padding-bottom: 10.5rem; }
    .hour .roofs { left: calc(50% - var(--middle) * var(--street)); width: var(--street); max-width: none; overflow: visible; }
    .hour[data-hour='3'] .roofs { --street: min(46.875rem, 192vw); --middle: 0.41; height: calc(0.22 * var(--street)); }
    .hour[data-hour='4'] .roofs { --street: min(75rem, 308vw); --middle: 0.581; height: calc(0.1375 * var(--street)); }
  }
  .hour .stars { stroke: ${theme.color.text}; opacity: 0.8; }
  .hour[data-hour='4'] .stars { opacity: 0.3; }
  .hour .moon { --from: 9rem, 3rem; --to: -14rem, -1rem; fill: #eadfd6; ${media.phone} { --from: 4rem, 1rem; --to: -1rem, -0.5rem; r: 20px; cx: 922px; cy: 34px; } }
  .hour[data-hour='4'] .moon { --from: 14rem, -9rem; --to: -2rem, 4rem; fill: ${earlyMorning.moon}; ${media.phone} { --from: 9rem, 0rem; --to: -2rem, 3rem; cx: 748px; cy: 160px; } }
  /* On a phone it stands where the words end, however many lines they take. */
  ${media.phone} { .hour[data-hour='4'] .sky { top: auto; bottom: 0; height: 300px; } }
  .hour .wall { fill: var(--wall); stroke: var(--edge); stroke-width: 1.5px; }
  .hour .asleep { stroke: var(--edge); stroke-opacity: 0.5; }
  .hour .awake { fill: #c3c9f4; }
  .hour[data-hour='4'] .awake { fill: ${earlyMorning.window}; }
  .hour .lit { fill: ${theme.color.signal}; }
  .hour .light { fill: ${theme.color.signal}; opacity: 0.16; }
  .hour .post { stroke: #5a63a8; stroke-width: 3px; }
  .hour .cat { fill: var(--wall); stroke: ${theme.color.signal}; stroke-width: 1.25px; }
  .hour .bubble { fill: ${theme.color.text}; }
  .hour .asked { stroke: ${theme.color.ink}; stroke-width: 3px; }
  .hour .inside { fill: ${theme.color.onSignal}; }
  .hour .awning { fill: var(--awning); stroke: var(--edge); stroke-width: 1.5px; }
  .hour .stripes { fill: var(--stripe); }
  .hour .sign { fill: ${theme.color.ink}; stroke: var(--edge); stroke-width: 1.5px; }
  .hour .mark { stroke: ${theme.color.text}; stroke-width: 2px; }
  .hour .word { stroke: ${theme.color.text}; stroke-width: 3.5px; }
  .hour .smoke { stroke: ${earlyMorning.smoke}; stroke-width: 7px; stroke-opacity: 0.6; }
  .hour .walker { fill: #ec7a5c; stroke: #0c1429; stroke-width: 2.5px; paint-order: stroke; }
  .hour .birds { stroke: #0c1429; stroke-width: 2px; }

  /* While an hour is scrolled past, the moon crosses its sky and windows go out or come on; it sets at the last. */
  @supports (animation-timeline: view()) {
    ${media.motion} {
      .hour .awake, .hour .lit, .hour .bubble, .hour .asked { animation: hour-light linear both; animation-timeline: --hour; animation-range: entry 70% cover 50%; }
      .hour { view-timeline: --hour; }
      .hour[data-hour='3'] .asleep { fill: #ffdca0; animation: hour-sleep linear both; animation-timeline: --hour; animation-range: entry 40% cover 48%; }
      .hour .walker { animation: hour-walk linear both; animation-timeline: --hour; animation-range: cover; }
      .hour .moon { animation: hour-moon linear both; animation-timeline: --hour; animation-range: cover; }
    }
  }
  ${media.forcedColors} { .hour svg { display: none; } .hour p { padding-bottom: ${theme.space.x5}; } }
  @media print { .hour svg { display: none; } .hour p { padding-block: ${theme.space.x5}; } }
`;
