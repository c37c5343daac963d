import type { HourCount } from '@/content/night';
import { Stars } from './Stars';
import { asleep, awake, bakery, lamps, roofs, shop } from './skyline';

/** Who is up besides the shop at each hour. */
const awakeAt: Record<HourCount, string | undefined> = {
  1: undefined,
  2: awake.late,
  3: awake.night,
  4: awake.early,
  5: undefined,
};

/** Where the moon stands at each hour: it rises on the right and sets on the left. */
const moonAt: Record<HourCount, readonly [x: number, y: number]> = {
  1: [1390, 90],
  2: [1120, 56],
  3: [1000, 40],
  4: [830, 112],
  5: [0, 0],
};

/**
 * The same street from farther away at one hour of the night: its sky and its roofs, with the windows
 * that are lit then. Its look is `HourRules`.
 */
export function Skyline({ count }: { count: HourCount }) {
  const [cx, cy] = moonAt[count];
  return (
    <>
      <svg
        className="sky"
        viewBox="0 0 1600 300"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <Stars />
        <circle className="moon" cx={cx} cy={cy} r="26" />
      </svg>
      <svg
        className="roofs"
        viewBox="0 0 1600 220"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className="wall" d={roofs} />
        <path className="asleep" d={asleep} />
        <path className="awake" d={awakeAt[count]} />
        <path className="wall" d={shop.wall} />
        <path className="wall" d={shop.door} />
        <path className="wall cat" d={shop.cat} />
        <path className="lit" d={shop.window} />
        <path className="inside" d={shop.inside} />
        <path className="awning" d={shop.awning} />
        {count === 2 && (
          <>
            <radialGradient id="lamp-light">
              <stop offset="0" stopColor="#ffcb7d" stopOpacity="0.5" />
              <stop offset="1" stopColor="#ffcb7d" stopOpacity="0" />
            </radialGradient>
            {lamps.at.map((x) => (
              <g key={x} fill="url('#lamp-light')">
                <circle cx={x} cy="128" r="44" />
                <ellipse cx={x} cy="220" rx="74" ry="26" />
              </g>
            ))}
            <path className="post" d={lamps.posts} />
            <path className="lamp" d={lamps.lights} />
          </>
        )}
        {count === 4 && (
          <>
            <path className="lit" d={bakery.window} />
            <path className="smoke" d={bakery.smoke} />
          </>
        )}
      </svg>
    </>
  );
}
