import { dark, edge, LitShapes, type Place, repeatShape, wall } from './paint';

const total = 100;
const perFloor = 20;
const pane = 'h7v14h-7z';

/** The windows that are dark, the first one first: a step that meets every window once. */
const order = (index: number) => (53 + index * 37) % total;

/** A house of a hundred windows, as many of them lit as the percentage says (0 to 100). */
export function Windows({ value }: { value: number }) {
  const unlit = new Set(Array.from({ length: total - value }, (_, index) => order(index)));
  const panes = Array.from(
    { length: total },
    (_, index): Place => [16 + (index % perFloor) * 12.4, 38 + Math.floor(index / perFloor) * 22],
  );
  return (
    <g strokeWidth="0.6">
      <path {...wall} d="M26 21V12h16v9M214 21V8h14v13M7 190V29h262v161zM.3 29v-8h275.4v8z" />
      <path {...edge} d="M7 152h262M130 190v-26h16v26M250 21V6M244 10h12" />
      <path
        {...dark}
        d="M20 161h36v20H20zM70 161h36v20H70zM170 161h36v20h-36zM220 161h36v20h-36z"
      />
      <LitShapes shape={pane} places={panes.filter((_, index) => !unlit.has(index))} />
      <path
        {...dark}
        d={repeatShape(
          pane,
          panes.filter((_, index) => unlit.has(index)),
        )}
      />
    </g>
  );
}
