import { Scene } from './Scene';
import { Bubble, cat, farRoofs, SmallShop } from './sceneParts';

/** 6:40 AM: at the bus stop somebody answers a text, and the order is ready on the shop's step. */
export function MessagingScene() {
  return (
    <Scene>
      <path className="stars" d="M34 0h.01M150-24h.01M320-50h.01M380-20h.01" />
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
        d="M96 190a11 11 0 1 1 .01 0zM80 226q-2-32 16-33 12 0 15 14l8 4 8-8 4 5-10 12q-4 4-10-1v7h14q7 0 7 7v33h-9v-28h-23q-16 0-20-12z"
      />
      <path className="glow" d="M124 196l8-5 6 11-8 5z" />
      <path className="line" d="M196 266v-78" />
      <path className="dark edged" d="M182 176a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" />
      <path className="awake" d="M189 170h14v9h-14zM191 181h3v2h-3zM198 181h3v2h-3z" />

      <SmallShop at={[250, 266]} />
      <path className="wall edged" d="M338 266v-6h42v6z" />
      <g className="light t6">
        <path className="halo" d="M330 266h58l12 10h-82z" />
        <path className="amber" d="M341 226h36l-4 34h-28z" />
        <path className="ink" d="M350 232v-9a9 9 0 0 1 18 0v9M351 244l6 6 10-11" />
      </g>
      <path className="person edged" d={`M214 266${cat.sitting}`} />

      <Bubble at={[20, 70]} size={[184, 28]} lines={['Your cart is waiting']} own turn="t1" />
      <Bubble
        at={[20, 110]}
        size={[158, 28]}
        tail={[108, 172]}
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
