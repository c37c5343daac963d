import { Moon } from '../Moon';
import { Neighbors } from './Neighbors';
import { Shop } from './Shop';
import { Street } from './streetStyles';
import { wirePath, wires } from './wires';

/**
 * The street at closing time or at opening time. At night three customers' windows light up in turn,
 * a pulse runs from each along the wire, and the shop's screen prints a line; it rests with all three.
 */
export function StreetScene({ time }: { time: 'night' | 'morning' }) {
  const night = time === 'night';
  return (
    <Street viewBox="0 0 1440 530" aria-hidden="true" data-time={time}>
      {night && (
        <g className="moonrise">
          <Moon cx={1352} cy={92} r={46} phase={0.2} />
        </g>
      )}
      <path
        className="far"
        d="M-1600 560V420C-1200 380-900 440-600 430-300 420-160 360 120 380 330 394 420 350 610 356 820 362 920 300 1120 296 1290 292 1360 340 1560 330 1900 320 2400 400 3040 380V560z"
      />
      <path
        className="hill"
        d="M-1600 560V470C-1100 430-700 500-300 480-40 468 120 430 330 446 500 460 640 440 800 446 1000 454 1240 400 1440 410 1900 430 2300 470 3040 450V560z"
      />
      <path className="street" d="M-1600 519h4640v400h-4640z" />
      <Neighbors />
      {wires.map((wire) => (
        <path key={wire.from[0]} className="wire" d={wirePath(wire)} />
      ))}
      <Shop sign={night ? 'CLOSED' : 'OPEN'} light={`${time}-light`} />
      <path className="kerb" d="M-1600 519.5h4640" />
      {night &&
        wires.map(({ from: [x, y] }, index) => (
          <circle key={x} className={`pulse e${index + 1}`} cx={x} cy={y} r="5" />
        ))}
    </Street>
  );
}
