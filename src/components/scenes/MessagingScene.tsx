import { Scene } from './Scene';
import { Bubble, cat, farRoofs, profile, SmallShop } from './sceneParts';

/** 6:40 AM: at the bus stop somebody answers a text, and the order is ready at the shop's door. */
export function MessagingScene() {
  return (
    <Scene>
      <path className="stars" d="M34 0h.01M236 26h.01M320-50h.01M380-20h.01" />
      <path className="far" d="M0 216q90-40 190-14t210-10v108H0z" />
      <path className="hill" d={farRoofs} />
      <path className="ground" d="M0 266h480v90H0z" />
      <path className="edged" d="M0 266h480" />

      <path className="pane" d="M34 164h136v80H34z" />
      <path
        className="wall edged"
        d="M20 164v-12h164v12zM30 164h6v102h-6zM168 164h6v102h-6zM48 226h104v7H48zM58 233h5v33h-5zM138 233h5v33h-5z"
      />
      <path className="edged" d="M102 164v62" />
      <path
        className="person"
        d={`M95 167${profile}M98 168q12 1 16 6 1 2-1 2H98zM88 195h11q6 1 7 9l1 22h17q8 0 8 8v26l5 3q2 1 2 3H122v-27H92q-13 0-13-12l2-19q1-11 7-13z`}
      />
      <path className="limb" d="M96 204l8 15 17-12" />
      <path className="glow" d="M119 194l8-5 6 11-8 5z" />
      <path className="line" d="M196 266v-78" />
      <path className="dark edged" d="M182 176a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" />
      <path className="awake" d="M189 170h14v9h-14zM191 181h3v2h-3zM198 181h3v2h-3z" />

      <SmallShop at={[250, 266]} />
      <g className="light t6">
        <path className="handles" d="M320 262v-5a8 8 0 0 1 16 0v5" />
        <path className="amber" d="M311 261h34l-3 29h-28z" />
        <path className="ink" d="M321 275l5 6 10-11" />
      </g>
      <path className="person edged" d={`M214 266${cat.sitting}`} />

      <Bubble at={[20, 70]} size={[184, 28]} lines={['Your cart is waiting']} own turn="t1" />
      <Bubble
        at={[20, 110]}
        size={[158, 28]}
        tail={[116, 177]}
        lines={['Is it there in blue?']}
        turn="t3"
      />
      <Bubble
        at={[252, 110]}
        size={[128, 28]}
        tail={[316, 158]}
        lines={['It is. Two left.']}
        own
        turn="t5"
      />
    </Scene>
  );
}
