import styled from 'styled-components';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Moon } from './Moon';
import { arrive, glimmer, inTurn, lightUp, sceneStyles, startAt } from './sceneStyles';

/** Lit windows of people who write at night: left top corner of each. */
const awake = [
  [574, 478],
  [706, 462],
  [858, 470],
  [1312, 330],
  [1372, 420],
] as const;
/** The dots of the three wires that lead to the shop, each from its far end. */
const wires = [
  [
    [600, 462],
    [664, 478],
    [728, 486],
    [792, 488],
    [856, 480],
    [920, 462],
    [972, 438],
  ],
  [
    [1310, 322],
    [1288, 338],
    [1264, 350],
    [1240, 358],
  ],
] as const;
/** What was taken care of, and when. */
const log = [
  { x: 606, y: 296, width: 240, at: 716, foot: 458, time: '11:48 PM', text: 'Inquiry answered' },
  { x: 792, y: 204, width: 244, at: 868, foot: 466, time: '2:14 AM', text: 'Question resolved' },
  { x: 1192, y: 226, width: 200, at: 1322, foot: 326, time: '5:30 AM', text: 'Call booked' },
];

/** A town at night: everybody sleeps, some write, and one lit shop window takes care of it. */
export function TownScene() {
  return (
    <Picture data-scene="" viewBox="0 0 1440 640" aria-hidden="true">
      <defs>
        <radialGradient id="shop-light" cx="0.5" cy="0.2" r="0.8">
          <stop offset="0" stopOpacity="0.34" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="moonrise">
        <Moon cx={1228} cy={118} r={74} phase={0.3} />
      </g>

      <path
        className="far"
        d="M0 590C160 548 300 560 430 524 560 488 700 500 830 452 1000 392 1180 420 1440 352V640H0z"
      />
      <g className="near">
        <path d="M552 590v-106l36-30 36 30v106zM606 470v-16h12v24M676 580v-116l46-36 46 36v116zM690 458v-20h12v12" />
        <path d="M818 580V470l32-26h62l32 26v110zM826 452v-24h16v12" />
      </g>
      <path
        className="middle"
        d="M0 612C200 590 420 590 600 548 760 522 880 546 960 556 1100 574 1240 560 1440 520V640H0z"
      />
      <g className="near">
        <path d="M1252 640V300h168v340M1252 316h168M1270 300v-26h34v26M1386 300v-44M1378 264h16" />
        <path d="M952 640V366h276v274M944 366h292v-20H944zM1168 346v-36h26v36" />
      </g>
      <g className="asleep">
        <path d="M998 394h56v48h-56zM1126 394h56v48h-56zM1026 394v48M1154 394v48M998 442h56M1126 442h56" />
        <path d="M596 500h18v22h-18zM734 476h20v26h-20zM886 494h24v28h-24zM692 508h18v22h-18z" />
        <path d="M1274 334h28v34h-28zM1344 334h28v34h-28zM1274 390h28v34h-28zM1310 390h28v34h-28zM1274 446h28v34h-28zM1344 446h28v34h-28zM1310 502h28v34h-28zM1378 502h28v34h-28zM1274 558h28v34h-28zM1344 558h28v34h-28zM1378 334h28v34h-28zM1310 446h28v34h-28z" />
      </g>
      <g className="cool">
        {awake.map(([x, y], index) => (
          <rect
            key={x}
            className={`window t${index + 1}`}
            x={x}
            y={y}
            width="20"
            height="24"
            rx="2"
          />
        ))}
      </g>

      <path className="faint" d="M600 462C720 500 860 500 972 438M1310 322Q1270 356 1228 360" />
      <g className="lit">
        {wires.flatMap((wire) =>
          wire.map(([x, y], index) => (
            <circle key={`${x} ${y}`} className={`dot t${index + 1}`} cx={x} cy={y} r="3" />
          )),
        )}
      </g>

      <path className="glow" d="M860 640L960 470h180l140 170z" />
      <path className="lit" d="M972 506h136v96H972z" />
      <path
        className="on-lit"
        d="M980 602v-10h120v10zM996 592v-34a4 4 0 0 1 4-4h42a4 4 0 0 1 4 4v34zM1062 592v-12h30v12zM1066 580v-8h22v8zM1074 506v20l-12 14h30l-12-14v-20z"
      />
      <path className="screen" d="M1003 562h36M1003 570h26M1003 578h32" />
      <path
        className="awning"
        d="M952 466h276l12 30q-12 14-24 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-25 0-12 14-26 0z"
      />
      <path className="near door" d="M1132 640V518h68v122M1186 580v10M972 602h136M1040 506v48" />
      <path className="faint" d="M1166 540l-20 16h40z" />
      <rect className="edge closed" x="1142" y="556" width="48" height="20" rx="3" />
      <text className="sign" x="1166" y="570" textAnchor="middle">
        CLOSED
      </text>
      <path className="edge" d="M0 638.5h1440" />

      {log.map(({ x, y, width, at, foot, time, text }, index) => (
        <g key={time} className={`note t${index + 1}`}>
          <path className="cool-edge leader" d={`M${at} ${y + 38}V${foot}`} />
          <rect className="sheet" x={x} y={y} width={width} height="38" rx="19" />
          <text className="time" x={x + 18} y={y + 24}>
            {time}
          </text>
          <text className="pale" x={x + 100} y={y + 24}>
            {text}
          </text>
        </g>
      ))}
    </Picture>
  );
}

const Picture = styled.svg`
  ${sceneStyles}
  aspect-ratio: 9 / 4;
  .far { fill: ${theme.color.indigo}; }
  .middle { fill: ${theme.color.surface}; }
  .near { fill: ${theme.color.well}; stroke: ${theme.color.lineLit}; stroke-width: 1.5px; }
  .asleep { fill: ${theme.color.surface}; stroke: ${theme.color.lineLit}; stroke-width: 1.25px; }
  .window { animation: ${lightUp} 16s linear infinite backwards; }
  .dot { opacity: 0.4; animation: ${glimmer} 5.5s linear infinite backwards; }
  stop { stop-color: ${theme.color.signal}; }
  .glow { fill: url('#shop-light'); }
  .screen { stroke: ${theme.color.signal}; stroke-width: 3px; }
  .awning { fill: ${theme.color.raised}; stroke: ${theme.color.control}; stroke-width: 1.5px; }
  .door { fill: none; }
  .closed { fill: ${theme.color.ink}; }
  .sign { font-size: 10px; letter-spacing: 0.06em; fill: ${theme.color.muted}; }
  .note { animation: ${arrive} 16s ease-out infinite backwards; }
  .note text { font-size: 15px; }
  .time { fill: ${theme.color.signal}; font-variant-numeric: tabular-nums; }
  .leader { stroke-dasharray: 2 5; }
  ${inTurn(7, 0.6)}
  .note.t2 { animation-delay: ${startAt(2.4)}; }
  .note.t3 { animation-delay: ${startAt(4.8)}; }
  ${media.phone} { .note, .moonrise { display: none; } }
  /* Where the hero's words come close, the notes beside them give way. */
  @media (min-width: 64em) and (max-width: 84em), (min-width: 64em) and (max-height: 54em) { .note.t1 { display: none; } }
  @media (min-width: 64em) and (max-width: 76em), (min-width: 64em) and (max-height: 49.9em) {
    .note.t1, .note.t2 { display: none; }
  }
`;
