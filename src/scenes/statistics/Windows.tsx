import { dark, edge, LitRows, repeatShape, wall } from './paint';

const perFloor = 20;
const floors = [38, 60, 82, 104, 126].map((y) => ({ x: 16, y, count: perFloor }));
const total = perFloor * floors.length;
const step = 12.5;

/** Place of the nth dark window; the step visits every window once. */
function place(index: number) {
  const window = (53 + index * 37) % total;
  const floor = floors[Math.floor(window / perFloor)];
  return [16 + (window % perFloor) * step, floor?.y ?? 0] as const;
}

/** A house of a hundred windows, of which `value` are lit. */
export function Windows({ value }: { value: number }) {
  const unlit = Array.from({ length: total - value }, (_, index) => place(index));
  return (
    <g strokeWidth="0.6">
      <path {...wall} d="M26 21V12h16v9M214 21V8h14v13M7 190V29h262v161zM.3 29v-8h275.4v8z" />
      <path {...edge} d="M7 152h262M130 190v-26h16v26M250 21V6M244 10h12" />
      <LitRows rows={floors} width={7} height={14} step={step} />
      <path
        {...dark}
        d={`M20 161h36v20H20zM70 161h36v20H70zM170 161h36v20h-36zM220 161h36v20h-36z${repeatShape('h7v14h-7z', unlit)}`}
      />
    </g>
  );
}
