import styled from 'styled-components';
import { media } from '@/styles/media';
import { litRoomStyles } from './litRoomStyles';
import { figures } from './roomFigures';
import { Stars } from './street/Stars';
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
      <g className="sky" transform="translate(-100 -60)">
        <Stars />
      </g>
      <g className="street" transform="translate(-390 485) scale(.75)">
        <path className="wall edged" d={roofs} />
        <path className="asleep" d={asleep} />
        <path className="awake" d={night.window} />
      </g>
      <g className="facade">
        <path className="wall" d="M600 620V100h2400v520z" />
        <path className="plinth" d="M600 620v-58h2400v58z" />
        <path
          className="line"
          d="M600 620V106M600 562h2400M622 620V106M632 620V106M616 300h22M616 520h22"
        />
        <path
          className="wall edged cornice"
          d="M586 106V84h2414v22zM660 84V56h30v28zM700 84V62h22v22z"
        />
      </g>
      <path
        className="course"
        d="M650 150h34M650 240h24M1190 200h36M1186 300h28M650 420h30M1196 452h26M1390 190h50M1400 330h60M1380 480h40M760 140h60M1040 146h50"
      />
      <path className="wall edged" d="M1236 620V322h124v298zM1222 620v-10h152v10z" />
      <path className="pane" d="M1254 340h88v110h-88z" />
      <path className="line" d="M1298 340v110M1254 395h88M1338 486v26" />
      <circle className="halo" cx="1298" cy="296" r="18" />
      <circle className="signal" cx="1298" cy="296" r="6" />
      <path className="line" d="M1298 302v20" />

      <ellipse className="spill" fill="url('#window-light')" cx="930" cy="620" rx="400" ry="44" />
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
          <path d={figures.man} />
          <path d="M56 290h368v18H56z" />
        </g>
        <path className="laptop" d="M188 290l12-44h66l12 44z" />
        <circle className="signal" cx="233" cy="268" r="5" />
        <path className="glasses" d={figures.glasses} />

        <path className="line frame" d="M56 56h368v252H56zM240 56v252" />
        <path className="wall edged" d="M36 308h408v20H36z" />
        <path className="cat" d={figures.cat} />
      </g>
      <path
        className="bicycle"
        d="M1072 586a34 34 0 1 0 .1 0zM1176 586a34 34 0 1 0 .1 0z"
        transform="translate(0 -34)"
      />
      <path
        className="bicycle"
        d="M1072 586l30-54h50l24 54M1102 532l22 54h-52M1124 586l28-54-6-16h16M1094 516l8 16M1086 516h18"
      />
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
  ${media.compact} { .facade { transform: translateX(-600px); } .sky, .cornice { display: none; } }
  .laptop { fill: #5c3c12; }
  .bicycle { stroke: #8a7bc4; stroke-width: 3px; }
  ${media.forcedColors} {
    .street { --wall: Canvas; --dark: Canvas; --edge: CanvasText; }
    .plinth { fill: Canvas; }
    .spill { display: none; }
  }
`;
