import { Stars } from './Stars';
import { asleep, early, night, roofs, shop } from './skyline';

/** An hour whose street is drawn: when all but one sleep, and when the first are up again. */
export type StreetHour = 3 | 4;

/** Where the moon stands: it rises on the right and sets on the left. */
const moonAt: Record<StreetHour, readonly [x: number, y: number]> = {
  3: [1124, 58],
  4: [718, 212],
};

/** At night the street is seen from near, around the shop; in the morning from one end to the other. */
const views: Record<StreetHour, string> = { 3: '620 0 1000 220', 4: '0 0 1600 220' };

/**
 * The same street at one hour of the night: its sky and its roofs, and who is up. Its look is `HourRules`.
 */
export function Skyline({ count }: { count: StreetHour }) {
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
        viewBox={views[count]}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className="wall" d={roofs} />
        <path className="asleep" d={asleep} />
        <path className="wall" d={`${shop.mast}${shop.wall}${shop.door}`} />
        <path className="lit" d={shop.window} />
        <path className="inside" d={shop.inside} />
        <path className="awning" d={shop.awning} />
        <path className="stripes" d={shop.stripes} />
        <path className="sign" d={shop.sign} />
        <path className="mark" d={shop.mark} />
        <path className="word" d={shop.word} />
        {count === 3 ? (
          <>
            <path className="light" d={night.light} />
            <path className="post" d={night.post} />
            <path className="lit" d={night.lamp} />
            <path className="cat" d={night.cat} />
            <path className="awake" d={night.window} />
            <path className="bubble" d={night.bubble} />
            <path className="asked" d={night.question} />
          </>
        ) : (
          <>
            <path className="wall" d={shop.cat} />
            <path className="awake" d={early.windows} />
            <path className="lit" d={early.bakery} />
            <path className="wall" d={early.awning} />
            <path className="inside" d={early.baker} />
            <path className="smoke" d={early.smoke} />
            <path className="walker" d={early.walker} />
            <path className="birds" d={early.birds} />
          </>
        )}
      </svg>
    </>
  );
}
