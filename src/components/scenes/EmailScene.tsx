import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { glimmer, inTurn, lightUp, partTime, sceneStyles, startAt } from './sceneStyles';

/** Where each letter lands, left top corner; `open` is its turn to be opened, 0 if it stays shut. */
const letters = [
  { x: 214, y: 38, open: 2 },
  { x: 214, y: 108, open: 1 },
  { x: 214, y: 178, open: 0 },
  { x: 214, y: 248, open: 3 },
  { x: 324, y: 73, open: 5 },
  { x: 324, y: 143, open: 4 },
  { x: 324, y: 213, open: 6 },
];

/** A sequence fans out from one envelope over three days, and the opened letters light up. */
export function EmailScene() {
  return (
    <Picture data-scene="" suppressHydrationWarning viewBox="0 0 400 300" aria-hidden="true">
      <g className="days">
        <text x="60" y="22">
          Day 1
        </text>
        <text x="218" y="22">
          Day 3
        </text>
        <text x="328" y="22">
          Day 7
        </text>
      </g>
      <path
        className="edge"
        d="M138 159C184 159 168 58 214 58M138 159C180 159 172 128 214 128M138 159C180 159 172 198 214 198M138 159C184 159 168 268 214 268"
      />
      <path
        className="edge"
        d="M272 58C304 58 294 93 324 93M272 128C304 128 294 163 324 163M272 268C304 268 294 233 324 233"
      />
      <g className="cool">
        <circle className="dot t1" cx="171" cy="128" r="3.5" />
        <circle className="dot t2" cx="184" cy="88" r="3.5" />
        <circle className="dot t3" cx="184" cy="229" r="3.5" />
        <circle className="dot t5" cx="298" cy="75" r="3.5" />
        <circle className="dot t4" cx="298" cy="145" r="3.5" />
        <circle className="dot t6" cx="298" cy="251" r="3.5" />
      </g>
      <rect className="sheet" x="30" y="116" width="108" height="84" rx="9" />
      <path className="edge" d="M32 122l46 38a9 9 0 0 0 12 0l46-38M32 195l36-38M136 195l-36-38" />
      {letters.map(({ x, y, open }) => (
        <g key={`${x} ${y}`}>
          <rect className="raised" x={x} y={y} width="58" height="40" rx="5" />
          <path className="edge" d={`M${x + 2} ${y + 4}l27 19 27-19`} />
          {open > 0 && (
            <g className={`open t${open}`}>
              <rect className="deep lit-edge" x={x} y={y} width="58" height="40" rx="5" />
              <path className="lit-edge" d={`M${x + 14} ${y + 20}l9 9 20-18`} />
            </g>
          )}
        </g>
      ))}
    </Picture>
  );
}

/* Each letter is opened after the light has run along its line. */
const opened = letters
  .filter(({ open }) => open > 0)
  .map(({ open }) => `.open.t${open} { animation-delay: ${startAt(open * 0.5)}; }`)
  .join('\n');

const Picture = styled.svg`
  ${sceneStyles}
  .days { fill: ${theme.color.quiet}; }
  .dot { animation: ${glimmer} 700ms ease-in-out; }
  ${inTurn(6, 0.5)}
  .open { animation: ${lightUp} ${partTime} ease-out backwards; }
  ${opened}
`;
