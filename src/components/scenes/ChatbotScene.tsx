import styled, { keyframes } from 'styled-components';
import { Moon } from './Moon';
import { moonPhases } from './moonPhases';
import { arrive, inTurn, sceneStyles, startAt } from './sceneStyles';

/** 02:14: a question comes in and is answered; the cat sleeps on. */
export function ChatbotScene() {
  return (
    <Picture data-scene="" viewBox="0 0 400 300" aria-hidden="true">
      <Moon cx={252} cy={136} r={116} phase={moonPhases.chatbot} />
      <g className="clock pale">
        <text x="28" y="66">
          02
        </text>
        <text className="colon" x="85" y="63">
          :
        </text>
        <text x="98" y="66">
          14
        </text>
      </g>
      <path className="edge" d="M12 284h376" />

      <rect className="sheet" x="126" y="88" width="240" height="184" rx="16" />
      <path className="edge" d="M126 124h240" />
      <circle className="lit" cx="148" cy="106" r="6" />
      <rect className="bar" x="164" y="102" width="70" height="8" rx="4" />
      <g className="said t1">
        <path className="raised" d="M154 138h104a14 14 0 0 1 0 32h-116v-20a12 12 0 0 1 12-12z" />
        <text className="pale" x="156" y="158.5">
          Open Saturday?
        </text>
      </g>
      <g className="typing cool">
        <circle cx="306" cy="196" r="4" />
        <circle cx="320" cy="196" r="4" />
        <circle cx="334" cy="196" r="4" />
      </g>
      <g className="said t2">
        <path
          className="deep lit-edge"
          d="M222 184h114a14 14 0 0 1 14 14v44h-128a14 14 0 0 1-14-14v-30a14 14 0 0 1 14-14z"
        />
        <text className="pale" x="223" y="207">
          Yes, from nine.
        </text>
        <text className="pale" x="223" y="227">
          Book you in?
        </text>
      </g>
      <path className="said t3 lit-edge" d="M324 258l5 5 10-11M334 261l2 2 10-11" />

      <g className="cat">
        <path
          className="raised edge"
          d="M24 284C14 250 40 228 74 228c34 0 52 26 46 56zM120 276c16 4 20-16 8-20"
        />
        <path
          className="sheet"
          d="M20 284c-6-8-6-20 0-27l-1-17 13 9q9-3 18 0l13-9-1 17c6 7 6 19 0 27z"
        />
        <path className="edge" d="M28 265q4 4 8 0M46 265q4 4 8 0M39.5 272h3" />
      </g>
    </Picture>
  );
}

const type = keyframes`
  0%, 7% { opacity: 0; }
  9%, 20% { opacity: 1; }
  22%, 100% { opacity: 0; }
`;
const blink = keyframes`
  50% { opacity: 0.2; }
`;
const breathe = keyframes`
  50% { transform: scaleY(1.035); }
`;

const Picture = styled.svg`
  ${sceneStyles}
  .clock text { font-family: inherit; font-size: 52px; letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
  .colon { animation: ${blink} 2s steps(2, jump-none) infinite; }
  .said { animation: ${arrive} 12s ease-out infinite backwards; }
  .typing { opacity: 0; animation: ${type} 12s linear infinite backwards; }
  .cat { transform-box: fill-box; transform-origin: bottom; animation: ${breathe} 5s ease-in-out infinite; }
  ${inTurn(3, 1.5)}
  .said.t2 { animation-delay: ${startAt(2.7)}; }
  .said.t3 { animation-delay: ${startAt(3.6)}; }
`;
