import { MorningPeople } from './MorningPeople';
import type { MorningEvent } from './morningFigures';
import { Neighbors } from './Neighbors';
import { Shop } from './Shop';
import { Street } from './streetStyles';
import { wirePath, wires } from './wires';

interface StreetSceneProps {
  /** `both` draws either, for a page that turns from one to the other: `.night` and `.morning`. */
  time: 'night' | 'morning' | 'both';
  /** What happens in the morning. */
  event?: MorningEvent | undefined;
}

/**
 * The street at closing time or at opening time. At night the sign is turned, then three customers'
 * windows light up in turn, a pulse runs from each along the wire, and the shop's screen prints a
 * line; it rests with all three.
 */
export function StreetScene({ time, event = 'arrival' }: StreetSceneProps) {
  const night = time !== 'morning';
  const morning = time !== 'night';
  return (
    <Street viewBox="0 0 1440 530" aria-hidden="true" data-time={time}>
      {night && (
        <g className="moonrise night">
          <circle className="moon" cx="1352" cy="104" r="36" />
        </g>
      )}
      <path
        className="far"
        d="M-1600 560V440C-1200 400-900 470-600 460-300 450-160 440 120 452 330 462 480 446 640 412 800 378 920 300 1120 296 1290 292 1360 340 1560 330 1900 320 2400 400 3040 380V560z"
      />
      {morning && <circle className="sun morning" cx="1244" cy="300" r="56" />}
      <path
        className="hill"
        d="M-1600 560V490C-1100 460-700 510-300 496-40 486 120 470 330 478 500 482 640 446 800 446 1000 454 1240 400 1440 410 1900 430 2300 470 3040 450V560z"
      />
      <path className="street" d="M-1600 519h4640v400h-4640z" />
      {morning && (
        <path
          className="shadow morning"
          d="M604 519h180l-60 36H500zM816 519h106l-90 36H700zM960 519h264l-130 36H830zM1266 519h152l-150 36h-170zM915 519h42l-66 36h-42z"
        />
      )}
      {wires.map((wire) => (
        <path key={wire.from[0]} className="wire" d={wirePath(wire)} />
      ))}
      {time === 'night' &&
        wires.map(({ from: [x, y] }, index) => (
          <circle key={x} className={`pulse e${index + 1}`} cx={x} cy={y} r="6" />
        ))}
      <Neighbors />
      <path className="kerb" d="M-1600 519.5h4640" />
      {night && (
        <g className="night">
          <Shop sign="CLOSED" before="OPEN" light="night-light" />
        </g>
      )}
      {morning && (
        <g className="morning">
          <Shop
            sign="OPEN"
            before="CLOSED"
            light="morning-light"
            open
            watched={event === 'departure'}
          />
        </g>
      )}
      {morning && (
        <g className="morning">
          <MorningPeople event={event} />
        </g>
      )}
    </Street>
  );
}
