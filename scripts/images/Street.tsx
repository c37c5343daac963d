import { theme } from '../../src/styles/theme';

const { color } = theme.raw;

export const streetSize = { width: 1200, height: 220 };
const ground = 200;

/** Houses from left to right: left edge, width and height of the walls, height of the roof. */
const houses = [
  { x: 72, width: 104, walls: 58, roof: 40 },
  { x: 200, width: 76, walls: 40, roof: 34 },
  { x: 300, width: 148, walls: 66, roof: 46 },
  { x: 472, width: 88, walls: 48, roof: 38 },
  { x: 584, width: 120, walls: 76, roof: 48 },
  { x: 728, width: 84, walls: 44, roof: 36 },
  { x: 836, width: 160, walls: 64, roof: 58 },
  { x: 1020, width: 108, walls: 52, roof: 40 },
] as const;

type House = (typeof houses)[number];

const outline = ({ x, width, walls, roof }: House) =>
  `M${x} ${ground}v${-walls}l${width / 2} ${-roof} ${width / 2} ${roof}v${walls}`;

const pane = { width: 14, height: 18, rx: 2 };

/** The two windows under the eaves. */
function windowsOf({ x, width, walls }: House) {
  const y = ground - walls + 8;
  return [0.3, 0.7].map((share) => ({ x: x + width * share - pane.width / 2, y, ...pane }));
}

/**
 * A street at night in which one window is lit.
 *
 * @param lit which house it is in, counted from the left, beginning with 0
 */
export function Street({ lit }: { lit: number }) {
  const awake = houses[lit % houses.length] ?? houses[0];
  const [, light] = windowsOf(awake);
  return (
    <svg {...streetSize} viewBox="0 0 1200 220" fill="none" aria-hidden="true">
      <defs>
        <radialGradient id="glow">
          <stop offset="0" stopColor={color.signal} stopOpacity="0.5" />
          <stop offset="1" stopColor={color.signal} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={`M0 ${ground}H1200`} stroke={color.lineLit} strokeWidth="3" />
      {houses.map((house) => (
        <g key={house.x}>
          <path
            d={outline(house)}
            fill={color.well}
            stroke={house === awake ? color.text : color.lineLit}
            strokeWidth={house === awake ? 4 : 3}
            strokeLinejoin="round"
          />
          {windowsOf(house).map((window) => (
            <rect key={window.x} {...window} fill={color.coolDeep} />
          ))}
        </g>
      ))}
      {light && (
        <g>
          <circle cx={light.x + 7} cy={light.y + 9} r="64" fill="url(#glow)" />
          <rect {...light} fill={color.signal} />
        </g>
      )}
    </svg>
  );
}
