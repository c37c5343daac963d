import styled, { keyframes } from 'styled-components';
import { theme } from '@/styles/theme';
import { arrive, partTime, sceneStyles, startAt } from './sceneStyles';

/** 2:14 AM: a question comes in and is answered; the cat sleeps on. */
export function ChatbotScene() {
  return (
    <Picture data-scene="" suppressHydrationWarning viewBox="0 0 400 300" aria-hidden="true">
      <text className="clock pale" x="22" y="66">
        2:14
      </text>
      <path className="edge" d="M12 284h376" />

      <rect className="sheet" x="126" y="88" width="240" height="184" rx="16" />
      <path className="edge" d="M126 124h240" />
      <circle className="lit" cx="148" cy="106" r="6" />
      <rect className="bar" x="164" y="102" width="70" height="8" rx="4" />
      <g className="said t1">
        <path className="raised" d="M154 136h122a17 17 0 0 1 0 34h-134v-22a12 12 0 0 1 12-12z" />
        <text className="pale" x="156" y="159">
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
          d="M210 182h126a14 14 0 0 1 14 14v50h-140a14 14 0 0 1-14-14v-36a14 14 0 0 1 14-14z"
        />
        <text className="pale" x="212" y="207">
          Yes, from nine.
        </text>
        <text className="pale" x="212" y="231">
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
  20%, 80% { opacity: 1; }
`;

const Picture = styled.svg`
  ${sceneStyles}
  .clock { font-family: ${theme.font.display}; font-size: 52px; letter-spacing: -0.03em; font-variant-numeric: tabular-nums; }
  .said { animation: ${arrive} ${partTime} ease-out backwards; }
  .typing { opacity: 0; animation: ${type} 1.3s ${startAt(0.6)} ease-in-out; }
  .t1 { animation-delay: ${startAt(0)}; }
  .t2 { animation-delay: ${startAt(1.9)}; }
  .t3 { animation-delay: ${startAt(2.7)}; }
`;
