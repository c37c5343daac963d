import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { Moon } from './Moon';
import { moonPhases } from './moonPhases';
import { arrive, inTurn, lightUp, partTime, sceneStyles, startAt } from './sceneStyles';

/** One thread runs through the channels, message by message, until the cart is saved. */
export function MessagingScene() {
  return (
    <Picture data-scene="" viewBox="0 0 400 300" aria-hidden="true">
      <Moon cx={206} cy={148} r={126} phase={moonPhases.messaging} />
      <path
        className="cool-edge"
        d="M70 8C70 44 70 44 110 52 190 66 330 56 330 110 330 158 110 128 78 170 56 204 150 216 210 214 290 212 322 222 322 252 322 286 230 276 168 270"
      />
      <g className="message t1">
        <path
          className="sheet"
          d="M60 30h116a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14h-130v-30a14 14 0 0 1 14-14z"
        />
        <circle className="faint" cx="68" cy="52" r="11" />
        <path className="cool-edge" d="M63 52h.01M68 52h.01M73 52h.01" />
        <g className="bar">
          <rect x="90" y="43" width="82" height="6" rx="3" />
          <rect x="90" y="55" width="54" height="6" rx="3" />
        </g>
      </g>
      <g className="message t2">
        <path
          className="sheet"
          d="M232 88h116a14 14 0 0 1 14 14v30h-130a14 14 0 0 1-14-14v-16a14 14 0 0 1 14-14z"
        />
        <rect className="cool-edge" x="326" y="99" width="21" height="21" rx="6" />
        <circle className="cool-edge" cx="336.5" cy="109.5" r="5" />
        <g className="bar">
          <rect x="238" y="101" width="70" height="6" rx="3" />
          <rect x="238" y="113" width="44" height="6" rx="3" />
        </g>
      </g>
      <g className="message t3">
        <path
          className="sheet"
          d="M56 148h124a14 14 0 0 1 14 14v16a14 14 0 0 1-14 14h-138v-30a14 14 0 0 1 14-14z"
        />
        <path className="cool-edge" d="M57 166a8 8 0 1 1 16 0v6l3 4h-22l3-4zM63 180h4" />
        <g className="bar">
          <rect x="90" y="161" width="88" height="6" rx="3" />
          <rect x="90" y="173" width="40" height="6" rx="3" />
        </g>
      </g>
      <g className="message t4">
        <path
          className="deep lit-edge"
          d="M216 192h142a16 16 0 0 1 16 16v34h-158a14 14 0 0 1-14-14v-22a14 14 0 0 1 14-14z"
        />
        <text className="pale" x="222" y="223">
          Thanks, ordered
        </text>
      </g>
      <path className="read t1 lit-edge" d="M150 86l5 5 10-11M162 90l1 1 10-11" />
      <path className="read t2 lit-edge" d="M222 144l5 5 10-11M234 148l1 1 10-11" />
      <path className="read t3 lit-edge" d="M60 204l5 5 10-11M72 208l1 1 10-11" />

      <g className="message t5">
        <path className="raised edge" d="M98 240h66l-5 46h-56z" />
        <path className="edge" d="M115 250v-16a16 16 0 0 1 32 0v16" />
        <circle className="lit" cx="164" cy="242" r="11" />
        <path className="tick" d="M159 242l4 4 6.5-8" />
      </g>
    </Picture>
  );
}

const Picture = styled.svg`
  ${sceneStyles}
  .tick { stroke: ${theme.color.onSignal}; stroke-width: 2px; vector-effect: non-scaling-stroke; }
  .message { animation: ${arrive} ${partTime} ease-out backwards; }
  .read { animation: ${lightUp} ${partTime} ease-out backwards; }
  ${inTurn(5, 0.9)}
  .read.t1 { animation-delay: ${startAt(0.6)}; }
  .read.t2 { animation-delay: ${startAt(1.5)}; }
  .read.t3 { animation-delay: ${startAt(2.4)}; }
`;
