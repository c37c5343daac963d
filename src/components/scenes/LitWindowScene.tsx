import styled from 'styled-components';
import { media } from '@/styles/media';
import { litRoomStyles } from './litRoomStyles';
import { figures } from './roomFigures';
import { asleep, night, roofs } from './street/skyline';

/** The house late in the evening: a lit window with two people at work in it, the cat on its sill, a door. */
export function LitWindowScene() {
  return (
    <Picture viewBox="0 0 1440 620" aria-hidden="true">
      <defs>
        <radialGradient id="window-light">
          <stop offset="0" stopOpacity="0.45" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      {/* Beside the words and below the menu. */}
      <path
        className="stars"
        d="M498 112h.01M552 92h.01M570 168h.01M520 216h.01M558 268h.01M506 322h.01M572 372h.01M530 440h.01M22 104h.01M-30 150h.01M14 262h.01M-90 96h.01M-150 210h.01M-70 330h.01M-230 120h.01M-300 260h.01"
      />
      <g className="street" transform="translate(-390 485) scale(.75)">
        <path className="wall edged" d={roofs} />
        <path className="asleep" d={asleep} />
        <path className="awake" d={night.window} />
      </g>
      <g className="facade">
        <path className="wall" d="M600 620V116h2400v504z" />
        <path className="plinth" d="M600 620v-58h2400v58z" />
        <path
          className="line"
          d="M600 620V120M600 562h2400M622 620V120M632 620V120M616 300h22M616 520h22"
        />
        <path
          className="wall edged cornice"
          d="M586 120V100h2414v20zM606 100V80h24v20zM636 100V85h18v15z"
        />
      </g>
      <path
        className="course"
        d="M646 152h26M650 240h24M1190 200h36M1186 300h28M650 420h30M1196 452h26M1390 190h50M1400 330h60M1380 480h40M1060 142h40"
      />
      <path className="wall edged" d="M1236 620V322h124v298zM1222 620v-10h152v10z" />
      <path className="pane" d="M1254 340h88v110h-88z" />
      <path className="line" d="M1298 340v110M1254 395h88M1338 486v26" />
      <circle className="halo" cx="1298" cy="296" r="18" />
      <circle className="signal" cx="1298" cy="296" r="6" />
      <path className="line" d="M1298 302v20" />

      <ellipse className="spill" fill="url('#window-light')" cx="930" cy="620" rx="320" ry="40" />
      <g transform="translate(617 97) scale(1.304)">
        <path className="window" d="M56 56h368v252H56z" />
        <path className="warm" d="M56 56h368v120H56z" />
        <path
          className="shelf"
          d="M84 132h110v6H84zM92 132v-30h10v30zM106 132v-24h14v24zM124 132v-34h9v34zM150 132q-4-22 8-30 12 8 8 30z"
        />
        <path className="shelf" d="M300 56v44l-26 26h60l-26-26V56z" />
        <path className="ray" d="M276 126l-22 92h100l-22-92z" />

        <g className="inside">
          <path d={figures.woman} />
          <path d={figures.man + figures.hair} />
          {/* The table, and the mug in his hand. */}
          <path d="M56 290h368v18H56zM258 228h19v22q0 5-5 5h-9q-5 0-5-5z" />
        </g>
        <path className="limb" d="M286 286l-16-34" />
        <path className="handle" d="M258 233h-3q-4 0-4 5v3q0 5 4 5h3" />
        <path className="steam" d="M264 222q-4-6 0-11t0-11M272 222q-4-6 0-11" />
        <path
          className="laptop"
          d="M139 286l8-40q1-3 4-3h60q3 0 4 3l8 40h6v3q0 4-4 4h-88q-4 0-4-4v-3z"
        />
        <circle className="signal" cx="181" cy="265" r="4.5" />
        <path className="glasses" d={figures.glasses} />

        <path className="line frame" d="M56 56h368v252H56zM240 56v252" />
        <path className="wall edged" d="M36 308h408v20H36z" />
        <path className="cat" d={figures.cat} />
      </g>
      <path
        className="bicycle"
        d="M1066 555a32 32 0 1 0 .1 0zM1170 555a32 32 0 1 0 .1 0zM1112 582a6 6 0 1 0 .1 0zM1066 587l33-36h52M1099 551l13 37h-46M1112 588l42-30M1170 587l-19-45v-4q0-3 3-3h6q6 0 6 6t-7 6M1099 551l-3-10"
      />
      <path className="saddle" d="M1082 536q14-2 26 0l1 3q-10 1-13 4-11 0-14-7z" />
      <path className="kerb" d="M-1600 619.5h4640" />
    </Picture>
  );
}

const Picture = styled.svg`
  ${litRoomStyles}
  .street { fill: none; --wall: #110c2b; --edge: #453b7d; --dark: #0e0a26; }
  .course { stroke: var(--edge); stroke-opacity: 0.35; stroke-width: 1.5px; }
  .plinth { fill: #17103a; }
  /* Where the words stand on the wall, its edges are beyond the screen. */
  ${media.compact} { .facade { transform: translateX(-600px); } .stars, .cornice { display: none; } }
  .laptop { fill: #6b4614; }
  .limb { stroke: var(--inside); stroke-width: 15px; }
  .handle { stroke: var(--inside); stroke-width: 3.5px; }
  .steam { stroke: #8a5a1c; stroke-width: 2.5px; }
  .stars { stroke-width: 2.2px; opacity: 0.7; }
  .bicycle { stroke: #8a7bc4; stroke-width: 2.5px; }
  .saddle { fill: #8a7bc4; }
  ${media.forcedColors} {
    .street { --wall: Canvas; --dark: Canvas; --edge: CanvasText; }
    .plinth { fill: Canvas; }
    .spill { display: none; }
  }
`;
