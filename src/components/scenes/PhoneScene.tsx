import { Scene } from './Scene';
import { cat } from './sceneParts';

/** The lines of the appointment book; the middle one is written while the call lasts. */
const lines = [
  { time: '9:00', y: 78, name: 48 },
  { time: '10:15', y: 110, name: 40 },
  { time: '11:30', y: 142, name: 34 },
];
const keys = [0, 1, 2].flatMap((row) =>
  [0, 1, 2].map((key) => `M${183 + key * 17} ${224 + row * 13}h.01`),
);

/** 5:30 AM, inside the closed shop: the phone on the desk rings, and the call becomes a line in the book. */
export function PhoneScene() {
  return (
    <Scene>
      <path className="wall" d="M-40-700h480v1000h-480z" />
      <path className="glass" d="M14 48h132v136H14z" />
      <path
        className="hill"
        d="M14 184v-42h20v-16l16-12 16 12v28h18v-44h28v-14h12v14h8v40l14-12v46z"
      />
      <path className="dark" d="M40 140h10v12H40zM96 124h10v12H96zM112 146h10v12h-10z" />
      <path className="amber" d="M56 140h10v12H56z" />
      <path className="edged" d="M14 48h132v136H14zM80 48v136M14 104h132" />
      <path className="dark edged" d="M6 184h148v9H6z" />
      <path className="person edged" d={`M22 184${cat.lying}`} />

      <path className="halo light t2" d="M184 92L92 262h216L216 92z" />
      <path className="line" d="M200-700V66" />
      <path className="dark edged" d="M192 66h16l22 28h-60z" />
      <path className="glow light t2" d="M178 94h44q-4 12-22 12t-22-12z" />

      <g className="fine">
        <path className="dark edged" d="M254 44h132v118H254z" />
        <path className="awning edged" d="M254 44h132v18H254zM276 37v14M364 37v14" />
        {lines.map(({ time, y, name }) => (
          <g key={time}>
            <path className="edged" d={`M254 ${y + 16}h132`} opacity=".5" />
            <text x="266" y={y + 6}>
              {time}
            </text>
            <path className="shade" d={`M318 ${y - 3}h${name}v7h-${name}z`} opacity=".6" />
          </g>
        ))}
        <g className="light t6">
          <path className="amber" d="M250 94h140v32H250z" />
          <text className="on" x="266" y="116">
            10:15
          </text>
          <path className="ink" d="M318 111h36M366 110l5 6 10-12" />
        </g>
      </g>

      <path className="ground" d="M-40 262h480v90h-480z" />
      <path className="edged" d="M-40 262h480M150 300v-20h100v20M192 288h16" />
      <path className="fine wire" d="M256 244q62 16 64-82" />
      <path className="person edged" d="M140 262l10-44q3-12 15-12h70q12 0 15 12l10 44z" />
      <path className="keys" d={keys.join('')} />
      <path className="amber" d="M238 222h6v6h-6z" />
      <path
        className="person edged"
        d="M132 196q4-28 68-28t68 28l-3 10q-22 8-28-4-3-10-37-10t-37 10q-6 12-28 4z"
      />
      <path
        className="ring flash t1"
        d="M120 202q-7-11 0-22M108 208q-11-17 0-34M280 202q7-11 0-22M292 208q11-17 0-34"
      />
      <path className="fine amber travel call t4" d="M316 166a4 4 0 1 0 8 0 4 4 0 1 0-8 0z" />
    </Scene>
  );
}
