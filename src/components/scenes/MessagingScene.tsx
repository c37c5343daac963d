import styled from 'styled-components';
import { theme } from '@/styles/theme';
import { arrive, inTurn, lightUp, partTime, sceneStyles, startAt } from './sceneStyles';

/** A forgotten cart, a text, a question, an answer, and the order: one thread until the cart is saved. */
export function MessagingScene() {
  return (
    <Picture data-scene="" suppressHydrationWarning viewBox="0 0 400 300" aria-hidden="true">
      <g className="message t1">
        <path
          className="sheet"
          d="M30 12h198a15 15 0 0 1 15 15v20a15 15 0 0 1-15 15H15V27a15 15 0 0 1 15-15z"
        />
        <path className="cool-edge" d="M32 41a8 8 0 1 1 16 0v6l3 4H29l3-4zM38 55h4" />
        <text className="pale" x="62" y="43">
          Your cart is waiting
        </text>
      </g>
      <path className="read t1 lit-edge" d="M206 73l5 5 10-11M218 77l1 1 10-11" />
      <g className="message t2">
        <path
          className="raised edge"
          d="M183 84h188a15 15 0 0 1 15 15v35H183a15 15 0 0 1-15-15V99a15 15 0 0 1 15-15z"
        />
        <text className="pale" x="186" y="115">
          Oh! Is it there in blue?
        </text>
      </g>
      <g className="message t3">
        <path
          className="sheet"
          d="M30 152h158a15 15 0 0 1 15 15v20a15 15 0 0 1-15 15H15v-35a15 15 0 0 1 15-15z"
        />
        <rect className="cool-edge" x="29" y="167" width="21" height="21" rx="6" />
        <circle className="cool-edge" cx="39.5" cy="177.5" r="5" />
        <text className="pale" x="62" y="183">
          It is. Two left.
        </text>
      </g>
      <path className="read t3 lit-edge" d="M166 213l5 5 10-11M178 217l1 1 10-11" />
      <g className="message t4">
        <path
          className="deep lit-edge"
          d="M233 222h138a15 15 0 0 1 15 15v37H233a15 15 0 0 1-15-15v-22a15 15 0 0 1 15-15z"
        />
        <text className="pale" x="238" y="254">
          Thanks, ordered
        </text>
      </g>
      <g className="message t5">
        <path className="raised edge" d="M92 236h74l-6 52h-62z" />
        <path className="edge" d="M111 248v-18a18 18 0 0 1 36 0v18" />
        <circle className="lit" cx="166" cy="240" r="13" />
        <path className="tick" d="M160 240l5 5 8-10" />
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
  .read.t3 { animation-delay: ${startAt(2.4)}; }
`;
