import { Scene } from './Scene';
import { cat, farRoofs, SmallShop } from './sceneParts';

/** Each house, where its letter arrives, and the window in which it is opened. */
const houses = [
  {
    day: 'Day 1',
    label: 201,
    wall: 'M174 264v-52h-5l32-27 32 27h-5v52z',
    letter: { x: 201, y: 170, turn: 'd1 t1', opened: 't3' },
    window: 'M184 220h18v22h-18z',
    asleep: 'M210 220h12v16h-12z',
  },
  {
    day: 'Day 3',
    label: 273,
    wall: 'M244 264v-88h58v88zM238 176v-10h70v10z',
    letter: { x: 273, y: 148, turn: 'd2 t3', opened: 't5' },
    window: 'M276 186h18v24h-18z',
    asleep: 'M252 186h14v20h-14zM252 220h14v20h-14zM280 220h14v20h-14z',
  },
  {
    day: 'Day 7',
    label: 352,
    wall: 'M318 264v-70h-6l41-35 41 35h-6v70zM372 176v-20h10v28z',
    letter: { x: 346, y: 142, turn: 'd3 t5', opened: 't7' },
    window: 'M328 202h20v22h-20z',
    asleep: 'M360 202h18v16h-18z',
  },
];

/** 11:48 PM: the shop sends a letter on each of three days; every one is opened, and after the last somebody sets out. */
export function EmailScene() {
  return (
    <Scene>
      <path
        className="stars"
        d="M30 42h.01M92 18h.01M148 66h.01M176 22h.01M228 54h.01M262 20h.01M384 38h.01M378 96h.01M120 96h.01M18 98h.01M60-40h.01M210-30h.01M330-60h.01"
      />
      <circle className="moon" cx="302" cy="80" r="18" />
      <path className="far" d="M0 222q70-30 150-16t140-22 110-6v122H0z" />
      <path className="hill" d={farRoofs} />
      <path className="ground" d="M0 264h400v90H0z" />
      {houses.map(({ day, label, wall, letter, window, asleep }) => (
        <g key={day}>
          <path className="wall edged" d={wall} />
          <path className="asleep" d={asleep} />
          <path className="asleep" d={window} />
          <path className={`awake light ${letter.opened}`} d={window} />
          <path
            className="wire"
            d={`M86 118Q${(86 + letter.x) / 2} ${(118 + letter.y) / 2 + 22} ${letter.x} ${letter.y}`}
          />
          <text className="fine" x={label} y="289" textAnchor="middle">
            {day}
          </text>
        </g>
      ))}
      <path className="edged" d="M0 264h400" />
      <SmallShop at={[22, 264]} mast />
      <path className="wall edged" d={`M36 148${cat.lying}`} />
      {houses.map(({ day, letter: { x, y, turn, opened } }) => (
        <g key={day} className={`travel ${turn}`}>
          <path className={`glow light ${opened}`} d={`M${x - 15} ${y - 10}l15-12 15 12z`} />
          <path className="amber" d={`M${x - 15} ${y - 10}h30v21h-30z`} />
          <path className="ink" d={`M${x - 15} ${y - 10}l15 11 15-11`} />
        </g>
      ))}
      <g className="light t8">
        <path className="awake" d="M356 226h24v38h-24z" />
        <path
          className="person"
          d="M368 229a4.6 4.6 0 1 1-.01 0zM366 236h4v4q4 1 5 5l2 8-2.5 1-2.5-6v5l4 11h-4l-4-8-4 8h-4l4-11v-5l-2.5 6-2.5-1 2-8q1-4 5-5z"
        />
      </g>
    </Scene>
  );
}
