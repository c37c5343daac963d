import { Sign } from './Sign';

/** The scallops along the lower edge of the awning, and every second stripe of it. */
const stripes = Array.from({ length: 12 }, (_, index) => 960 + index * 22);

/** Its tail hangs over the cornice; tail and head can move. */
const sittingCat = {
  body: 'M1016 284c3-9 2-17-1-22l-4-8h-8l-4 4c-12 3-20 14-19 23v3z',
  tail: 'M982 281.5c-10-2.5-17 2.5-17 10.5 0 4-3 5-5 3-2-2-5 0-4 3 3 6 15 5 15-6 0-6 5-8 11-8',
  head: 'M1015 262c4-4 5-8 4-13l1-12-8 6h-8l-8-6 1 12c-1 4 0 7 2 9',
};
/** Chest down, tail up. */
const stretchingCat =
  'M984 284v-22c-6-8-8-20-1-28 3-3 7 0 5 3-4 6-1 13 5 17 16 2 32 8 44 16 2-4 6-6 8-10l5 5h6l5-5c3 7 3 12 0 16 4 3 4 8-1 8h-40c-10-8-18-12-26-12v12z';

interface ShopProps {
  sign: string;
  /** What the sign said until it is turned. */
  before?: string;
  /** The id of the gradient with which light falls onto the street; must be the only one in the page. */
  light: string;
  /** In the morning: the door stands open, the lamp is off, the cat is up. */
  open?: boolean;
  /** The cat sits up and looks at who is on the street. */
  watched?: boolean;
}

/** The shop that the night is about: its window, its sign, the cat on its roof. */
export function Shop({ sign, before, light, open = false, watched = false }: ShopProps) {
  return (
    <>
      <defs>
        <radialGradient id={light} cx="0.5" cy="0.5" r="0.5">
          <stop offset="0" stopOpacity="0.6" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path className="wall edged" d="M960 520V304h264v216zM946 304v-20h292v20z" />
      <path className="line" d="M1090 284v-40M1078 262h24" />
      <circle className="halo" cx="1090" cy="240" r="16" />
      <circle className="signal" cx="1090" cy="240" r="5" />

      {open && !watched ? (
        <path className="cat" d={stretchingCat} />
      ) : (
        <g className="cat">
          <path d={sittingCat.body} />
          <path className="tail" d={sittingCat.tail} />
          <path className="head" d={sittingCat.head} />
        </g>
      )}

      {/* Ends above the foot of the drawing, where the pavement begins. */}
      <ellipse className="spill" fill={`url('#${light}')`} cx="1052" cy="520" rx="170" ry="10" />
      <path className="window" d="M984 396h136v96H984z" />
      <path
        className="inside"
        d="M990 492v-14h124v14zM1004 478v-36a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v36zM1078 478v-8h26v8zM1091 396v20l-13 13h32l-13-13v-20zM1000 410h46v3h-46zM1006 410v-9h5v9zM1016 410v-7h8v7zM1030 410v-10h5v10z"
      />
      <path className="ray" d="M1080 430l-6 38h40l-6-38z" />
      <g className="printed">
        <path className="e1" d="M1012 447h36" />
        <path className="e2" d="M1012 456h26" />
        <path className="e3" d="M1012 465h32" />
      </g>
      <path className="line frame" d="M984 396h136v96H984zM1052 396v96M976 496h152" />

      <path className="wall edged" d="M1146 520V402h60v118z" />
      {open ? (
        <>
          <path className="open" d="M1150 520V406h52v114z" />
          <path className="cup" d="M1061 478h11v-13h-11zM1072 467h4v7h-4z" />
          <path className="steam" d="M1064 460c-4-5 4-7 0-12M1070 460c-4-5 4-7 0-12" />
        </>
      ) : (
        <>
          <path className="pane" d="M1154 412h44v62h-44z" />
          <path className="line" d="M1198 486v12" />
        </>
      )}

      <path className="awning" d="M960 346h264l12 40H948z" />
      <g className="stripes">
        {stripes
          .filter((_, index) => index % 2 === 0)
          .map((x, index) => {
            const low = 948 + index * 48;
            return <path key={x} d={`M${x} 346h22l${low + 24 - x - 22} 40h-24z`} />;
          })}
      </g>
      <path
        className="awning"
        d="M948 386h288c0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0 0 14-24 14-24 0z"
      />
      {open && (
        <>
          <path className="wall edged" d="M1203 404l52-2v124l-52-6z" />
          <path className="pane" d="M1210 411l38-1v66l-38-2z" />
          <path className="line" d="M1248 486v12" />
        </>
      )}
      {open ? (
        <Sign word={sign} before={before} width={54} place="translate(1229 424) scale(.88)" />
      ) : (
        <Sign word={sign} before={before} width={82} place="translate(1176 414)" />
      )}
      <path className="line mark" d="M1081 334l9-16 9 16" />
      <circle className="signal" cx="1090" cy="331" r="2.5" />
      <path className="line thin" d="M984 326h76M1120 326h84" />
    </>
  );
}
