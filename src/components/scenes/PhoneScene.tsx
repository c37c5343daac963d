import styled, { keyframes } from 'styled-components';
import { arrive, glimmer, partTime, sceneStyles, startAt } from './sceneStyles';

/** Half heights of the voice's bars, in drawing units. */
const voice = [5, 11, 20, 13, 28, 40, 24, 34, 46, 30, 38, 22, 31, 16, 21, 9, 5];
const columns = [252, 295, 338];
const rows = [104, 137, 170, 203];
/** Slots that are already taken, as `column row`. */
const taken = new Set(['0 0', '2 1', '0 2', '2 3', '1 3']);

const bars = voice
  .map((half, index) => ({ x: 108 + index * 7.5, half }))
  .map(({ x, half }) => ({ x, y: 152 - half, height: 2 * half }));

/** A voice on the line turns into a booked slot in the calendar. */
export function PhoneScene() {
  return (
    <Picture data-scene="" suppressHydrationWarning viewBox="0 0 400 300" aria-hidden="true">
      <g className="ringing">
        <path className="cool-edge" d="M24 122q-14 30 0 60" />
        <path className="cool-edge" d="M12 110q-20 42 0 84" />
      </g>
      <rect className="sheet" x="34" y="86" width="66" height="132" rx="15" />
      <path className="edge" d="M59 98h16M61 206h12" />
      <path
        className="lit"
        d="M53 140c2-4 7-6 10-3l5 6c2 3 0 5-2 7-1 2 6 10 8 9 3-2 5-3 8-1l5 5c3 4 0 8-4 9-13 3-33-19-30-32z"
      />
      <g className="voice cool">
        {bars.map(({ x, y, height }) => (
          <rect key={x} x={x} y={y} width="3.5" height={height} rx="1.75" />
        ))}
      </g>

      <rect className="sheet" x="238" y="62" width="146" height="182" rx="12" />
      <path className="edge" d="M238 92h146M268 54v16M354 54v16" />
      {rows.flatMap((y, row) =>
        columns.map((x, column) => (
          <rect
            key={`${x} ${y}`}
            className={taken.has(`${column} ${row}`) ? 'dim' : 'faint'}
            x={x}
            y={y}
            width="32"
            height="24"
            rx="5"
          />
        )),
      )}
      <g className="booked">
        <rect className="lit" x="279" y="163" width="64" height="38" rx="8" />
        <text className="on-lit" x="311" y="188" textAnchor="middle">
          10:15
        </text>
      </g>
    </Picture>
  );
}

const speak = keyframes`
  0%, 100% { transform: scaleY(1); }
  30% { transform: scaleY(0.45); }
  65% { transform: scaleY(1.2); }
`;

const Picture = styled.svg`
  ${sceneStyles}
  .voice rect { transform-box: fill-box; transform-origin: center; animation: ${speak} 1.2s ${startAt(0.4)} ease-in-out 2; }
  .voice rect:nth-child(3n + 2) { animation-delay: ${startAt(0.6)}; }
  .voice rect:nth-child(3n) { animation-delay: ${startAt(0.5)}; }
  .ringing path { animation: ${glimmer} 600ms ${startAt(-0.4)} ease-in-out 2; }
  .booked { animation: ${arrive} ${partTime} ease-out ${startAt(2.9)} backwards; }
`;
